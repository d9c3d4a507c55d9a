import { formatTime } from '@pressline/shared-ui/format';
import type { Mark, Run } from './Run';

const SIGNS = { done: '[x]', failed: '[!]' } as const;

export function receiptText(
  title: string,
  { revision, startedAt, steps, marks, former }: Run,
): string {
  const entry = ({ state, at, note }: Mark, words: string) => [
    `${SIGNS[state]} ${words.replace(/\s+/g, ' ')} (${formatTime(at)})`,
    ...(note ? [`    Could not do this: ${note}`] : []),
  ];
  const lines = steps.flatMap(({ key, text }, index) => {
    const mark = marks[key];
    const words = `${index + 1}. ${text}`;
    return mark ? entry(mark, words) : [`[ ] ${words.replace(/\s+/g, ' ')}`];
  });
  const before = former.flatMap((mark) => entry(mark, `Revision ${mark.revision}: ${mark.text}`));
  return [
    `${title}, revision ${revision}`,
    `Started ${formatTime(startedAt)}`,
    '',
    ...lines,
    ...before,
    '',
  ].join('\n');
}
