import type { z } from 'zod';

/** What is wrong with input, in one line: each place, and what is wrong there. */
export function describeIssues({ issues }: z.ZodError): string {
  return issues
    .map(({ path, message }) => [path.join('.'), message.replace(/^Invalid input: /, '')])
    .map(([place, text]) => (place ? `${place}: ${text}` : text))
    .join('; ');
}
