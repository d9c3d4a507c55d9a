import { browserStorage } from '../../browserStorage';
import type { Draft } from '../../fields/draft';

export interface KeptDraft {
  draft: Draft;
  /** What the form said when it was last saved. */
  savedDraft: Draft;
  /** `stateOf` the article then; 0 for an article that was never saved. */
  version: number;
  /** ISO 8601, UTC. */
  keptAt: string;
}

/** Whose draft it is, and of which article: an id, or `new`. */
export interface DraftOwner {
  userId: string;
  articleId: string;
}

const keyOf = ({ userId, articleId }: DraftOwner) =>
  `pressline_article_draft:${userId}:${articleId}`;

const isKeptDraft = (value: unknown): value is KeptDraft =>
  typeof value === 'object' &&
  value !== null &&
  ['draft', 'savedDraft'].every((name) => typeof Reflect.get(value, name) === 'object') &&
  typeof Reflect.get(value, 'version') === 'number' &&
  !Number.isNaN(Date.parse(String(Reflect.get(value, 'keptAt'))));

/** The kept draft, or undefined; what cannot be read counts as none. */
export function readDraft(owner: DraftOwner): KeptDraft | undefined {
  try {
    const value: unknown = JSON.parse(browserStorage.read(keyOf(owner)) ?? 'null');
    return isKeptDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether the browser had room for it */
export const keepDraft = (owner: DraftOwner, kept: KeptDraft): boolean =>
  browserStorage.write(keyOf(owner), JSON.stringify(kept));

export const removeDraft = (owner: DraftOwner): void => browserStorage.remove(keyOf(owner));
