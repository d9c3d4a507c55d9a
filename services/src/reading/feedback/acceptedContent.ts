import type { Suggestion } from '@pressline/shared-api';
import { combineLines } from '@pressline/shared-api/combine-lines';
import { locatePassage } from '../../content/articles/passages/locatePassage';
import type { Revisions } from '../../content/history/createRevisions';
import type { StoredOf } from '../../store/database/createModel';

type StoredArticle = StoredOf<'articles'>;

/** A text with the passage of a suggestion, before and after it is replaced. */
export const proposedText = ({ content }: { content: string }, { passage, proposal }: Suggestion) =>
  locatePassage(content, passage, proposal);

const linesGone = (before: string, after: string) => {
  const kept = new Set(after.split('\n'));
  return before.split('\n').filter((line) => !kept.has(line));
};
const countOf = (line: string, { content }: { content: string }) =>
  content.split('\n').filter((one) => one === line).length;

/**
 * The article's text with the proposal in it: made in the version that staff saw, and merged with
 * what was saved since as an editor's own text would be.
 */
export async function acceptedContent(
  revisions: Revisions,
  article: StoredArticle,
  suggestion: Suggestion,
  seenVersion: number,
): Promise<string | undefined> {
  if (article.version < seenVersion) return undefined;
  if (article.version === seenVersion) return proposedText(article, suggestion).content;
  const seen = await revisions.find(article, seenVersion);
  // Publishing alone keeps no revision.
  if (!seen) return proposedText(article, suggestion).content;
  const mine = proposedText(seen, suggestion).content;
  if (mine === undefined) return undefined;
  const merged = combineLines(seen.content, mine, article.content);
  if (merged !== undefined) return merged;
  // Lines beside it have changed; the passage's own must be as staff saw them.
  const isAsSeen = linesGone(seen.content, mine).every((line) => countOf(line, article) === 1);
  return isAsSeen ? proposedText(article, suggestion).content : undefined;
}
