import type { DraftSource, LocatedSource } from '@pressline/shared-api';

/** Of the start of a sentence, which tells its line. */
const START = 24;

const plain = (markdown: string) =>
  markdown
    .replace(/[*_`\\]/g, '')
    .replace(/\|/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The sources whose text a Markdown text still has, each with its line. */
export function sourcesIn(markdown: string, sources: readonly DraftSource[] = []): LocatedSource[] {
  const whole = plain(markdown);
  const lines = sources.length > 0 ? markdown.split('\n').map(plain) : [];
  return sources.flatMap((source) => {
    const text = plain(source.text);
    if (!whole.includes(text)) return [];
    const at = lines.findIndex((line) => line.includes(text.slice(0, START)));
    return [{ ...source, line: Math.max(at, 0) + 1 }];
  });
}
