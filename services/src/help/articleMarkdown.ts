import { stringify } from 'yaml';
import type { StoredOf } from '../database/createModel';

/** An article as Markdown with front matter. */
export function articleMarkdown({
  title,
  summary,
  updatedAt,
  content,
}: StoredOf<'articles'>): string {
  const front = stringify({ title, summary, updated: updatedAt.toISOString() }, { lineWidth: 0 });
  return `---\n${front}---\n\n${content.trim()}\n`;
}
