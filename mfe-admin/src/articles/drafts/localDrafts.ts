import { parseJson } from '@pressline/shared-api/parse-json';
import { localKeys, readLocal, storeLocal } from '@pressline/shared-ui/browser-storage';
import type { Draft } from '../../form/fields/draft';

export interface KeptDraft {
  draft: Draft;
  /** What the form said when it was last saved. */
  savedDraft: Draft;
  /** `stateOf` the article then; 0 for an article that was never saved. */
  version: number;
  /** ISO 8601, UTC. */
  keptAt: string;
}

/** Whose draft it is, and of which article: an id, or the slot of an article that was never saved. */
export interface DraftOwner {
  userId: string;
  articleId: string;
}

/** As many articles that were never saved are kept; the one typed in longest ago makes room. */
export const MAX_NEW = 10;
const NEW = 'new';

/** A place of its own for the text of one new article, so that two windows do not share it. */
export const newSlot = (): string =>
  `${NEW}-${Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')}`;

export const keyOf = ({ userId, articleId }: DraftOwner): string =>
  `pressline_article_draft:${userId}:${articleId}`;

const isKeptDraft = (value: unknown): value is KeptDraft =>
  typeof value === 'object' &&
  value !== null &&
  ['draft', 'savedDraft'].every((name) => typeof Reflect.get(value, name) === 'object') &&
  typeof Reflect.get(value, 'version') === 'number' &&
  !Number.isNaN(Date.parse(String(Reflect.get(value, 'keptAt'))));

/** The kept draft, or undefined; what cannot be read counts as none. */
export function readDraft(owner: DraftOwner): KeptDraft | undefined {
  const value = parseJson(readLocal(keyOf(owner)) ?? '');
  return isKeptDraft(value) ? value : undefined;
}

export function removeDraft(owner: DraftOwner): void {
  storeLocal(keyOf(owner), null);
}

export interface KeptArticle {
  owner: DraftOwner;
  kept: KeptDraft;
}

/** What was typed in articles that were never saved, the latest first. */
export function readNewDrafts(userId: string): KeptArticle[] {
  const start = keyOf({ userId, articleId: '' });
  return localKeys()
    .filter((key) => key.startsWith(start + NEW))
    .flatMap((key) => {
      const owner = { userId, articleId: key.slice(start.length) };
      const kept = readDraft(owner);
      return kept ? [{ owner, kept }] : [];
    })
    .sort((one, other) => other.kept.keptAt.localeCompare(one.kept.keptAt));
}

/** @returns whether the browser had room for it */
export function keepDraft(owner: DraftOwner, kept: KeptDraft): boolean {
  if (owner.articleId.startsWith(NEW) && !readDraft(owner)) {
    for (const old of readNewDrafts(owner.userId).slice(MAX_NEW - 1)) removeDraft(old.owner);
  }
  return storeLocal(keyOf(owner), JSON.stringify(kept));
}
