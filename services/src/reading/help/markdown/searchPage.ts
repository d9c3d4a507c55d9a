import type { Answer, SearchHit } from '@pressline/shared-api';
import { termAnchor } from '@pressline/shared-api';
import { markdownLink } from '@pressline/shared-api/text';
import { createEntries } from './entries';
import { markdownPage, section } from './markdownPage';

interface Found {
  q: string;
  answer: Answer;
  hits: readonly SearchHit[];
  suggestion: string | null;
  publicUrl: string;
  revision: number;
  updated: Date;
}

/** One result as an item of a list. */
export function hitEntry(hit: SearchHit, publicUrl: string): string {
  const { kind, snippet } = hit;
  const entry = createEntries(publicUrl);
  if (kind === 'article') return entry.article(hit);
  if (kind === 'video') return entry.video(hit);
  if (kind === 'faq') {
    const query = new URLSearchParams({ q: hit.question });
    return `- ${markdownLink(hit.question, `${publicUrl}/help.md?${query}`)}: ${snippet.text}`;
  }
  return `- ${markdownLink(hit.term, `${publicUrl}/help/glossary#${termAnchor(hit.term)}`)}: ${hit.definition}`;
}

/** Without the titles of its columns a row of a table says little. */
export function quotedLines({ cells, text }: NonNullable<Answer['passage']>): string {
  if (!cells.some(({ column }) => column)) return text;
  return cells.map(({ column, text: cell }) => (column ? `${column}: ${cell}` : cell)).join('\n');
}

/** The passage that answers, quoted, with its source; or an honest no and where to go on. */
export function answerText({ passage, nearest, askPath }: Answer, publicUrl: string): string {
  if (passage) {
    const quoted = quotedLines(passage).replace(/^/gm, '> ');
    return `${quoted}\n\nFrom ${markdownLink(passage.title, publicUrl + passage.path)}, ${passage.updatedAt}`;
  }
  const near = nearest.map(
    ({ title, path }) => `- ${markdownLink(title, `${publicUrl}${path}.md`)}`,
  );
  const parts = [
    'We couldn’t find an answer in the help center.',
    near.join('\n'),
    markdownLink('Ask us', publicUrl + askPath),
  ];
  return parts.filter(Boolean).join('\n\n');
}

/** What a search finds: the best passage word for word, or an honest no, then all results. */
export function searchPage(found: Found): string {
  const { q, answer, hits, suggestion, publicUrl, revision, updated } = found;
  const url = `${publicUrl}/help?${new URLSearchParams({ q })}`;
  const query = new URLSearchParams({ q: suggestion ?? '' });
  return markdownPage(
    { title: `Search: ${q}`, revision, updated, url },
    section('Best passage, word for word', [answerText(answer, publicUrl)]),
    suggestion ? `Did you mean ${markdownLink(suggestion, `${publicUrl}/help.md?${query}`)}?` : '',
    section(
      'Results',
      hits.map((hit) => hitEntry(hit, publicUrl)),
      '\n',
    ),
  );
}
