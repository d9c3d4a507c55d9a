import type { Mark, Run } from './Run';

const LINK = /^#run=(\d{1,9})((?:\.[\da-f]{8}(?:-\d{1,4})?[xn])*)$/;
const SIGNS = { done: 'x', failed: 'n' } as const;

/** The marks of a run as the hash of an address: its revision, then each marked step. No notes. */
export function runLink({ revision, steps, marks }: Run): string {
  const marked = steps.flatMap(({ key }) => {
    const mark = marks[key];
    return mark ? [`.${key}${SIGNS[mark.state]}`] : [];
  });
  return `#run=${revision}${marked.join('')}`;
}

/** What a link says of a run; undefined for any other hash. */
export function readRunLink(hash: string) {
  const [, revision, marked = ''] = LINK.exec(hash) ?? [];
  if (!revision) return undefined;
  const states = marked
    .split('.')
    .filter(Boolean)
    .map((one): [string, Mark['state']] => [
      one.slice(0, -1),
      one.endsWith('n') ? 'failed' : 'done',
    ]);
  return { revision: Number(revision), states: new Map(states) };
}
