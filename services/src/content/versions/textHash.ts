import { createHash } from 'node:crypto';

/**
 * Of what a document says, whichever number it has and whichever line ends a file has: of an article its
 * title, summary and text, of another document all of it.
 */
export function textHash(values: object | null): string {
  const { title, summary, content, ...others } = (values ?? {}) as Record<string, unknown>;
  const said = content === undefined ? [title, others] : [title, summary, content];
  const text = said.map((one) =>
    typeof one === 'object' ? one : String(one ?? '').replaceAll('\r\n', '\n'),
  );
  return createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16);
}
