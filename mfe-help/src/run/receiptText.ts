import { formatTime } from '@pressline/shared-ui/format';
import type { Run } from './Run';

const SIGNS = { done: '[x]', failed: '[!]' } as const;

/** The receipt of a run as plain text. */
export function receiptText(
  title: string,
  { revision, startedAt, steps, marks, former }: Run,
): string {
  const lines = steps.flatMap(({ key, text }, index) => {
    const mark = marks[key];
    const words = text.replace(/\s+/g, ' ');
    if (!mark) return [`[ ] ${index + 1}. ${words}`];
    const note = mark.note ? [`    Could not do this: ${mark.note}`] : [];
    return [`${SIGNS[mark.state]} ${index + 1}. ${words} (${formatTime(mark.at)})`, ...note];
  });
  const before = former.map(
    ({ state, text, at, revision: then }) =>
      `${SIGNS[state]} Revision ${then}: ${text.replace(/\s+/g, ' ')} (${formatTime(at)})`,
  );
  return [
    `${title}, revision ${revision}`,
    `Started ${formatTime(startedAt)}`,
    '',
    ...lines,
    ...before,
    '',
  ].join('\n');
}
