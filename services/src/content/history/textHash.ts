import { createHash } from 'node:crypto';

/** Of what an article says, whichever number it has and whichever line ends a file has. */
export function textHash({
  title,
  summary,
  content,
}: Readonly<{ title?: unknown; summary?: unknown; content?: unknown }>): string {
  const text = [title, summary, content].map((one) => String(one ?? '').replaceAll('\r\n', '\n'));
  return createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16);
}
