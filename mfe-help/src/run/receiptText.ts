import { formatTime } from '@pressline/shared-ui/format';
import type { Run } from './Run';

const SIGNS = { done: '[x]', failed: '[!]' } as const;

/** The receipt of a run as plain text. */
export function receiptText(title: string, { revision, startedAt, steps, marks }: Run): string {
  const lines = steps.flatMap(({ key, text }, index) => {
    const mark = marks[key];
    const words = text.replace(/\s+/g, ' ');
    if (!mark) return [`[ ] ${index + 1}. ${words}`];
    const note = mark.note ? [`    Could not do this: ${mark.note}`] : [];
    return [`${SIGNS[mark.state]} ${index + 1}. ${words} (${formatTime(mark.at)})`, ...note];
  });
  return [
    `${title}, revision ${revision}`,
    `Started ${formatTime(startedAt)}`,
    '',
    ...lines,
    '',
  ].join('\n');
}
