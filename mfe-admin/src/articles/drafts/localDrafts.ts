import { parseJson } from '@pressline/shared-api/text';
import { localKeys, readLocal, storeLocal } from '@pressline/shared-ui/browser-storage';
import type { Draft } from '../../form/fields/draft';

export interface LocalDraft {
  draft: Draft;
  /** What the form said when it was last saved. */
  savedDraft: Draft;
  /** `stateOf` the article then; 0 for an article that was never saved. */
  version: number;
  /** ISO 8601, UTC. */
  storedAt: string;
}

/** Whose draft it is, and of which article: an id, or the draft id of an article that was never saved. */
export interface DraftOwner {
  userId: string;
  articleId: string;
}

/** How many drafts of new articles the browser stores; the oldest makes room. */
export const MAX_NEW_DRAFTS = 10;
const NEW = 'new';

/** Tells the drafts of new articles apart, so that two windows do not share one. */
export const newDraftId = (): string =>
  `${NEW}-${Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')}`;

export const storageKey = ({ userId, articleId }: DraftOwner): string =>
  `pressline_article_draft:${userId}:${articleId}`;

const isLocalDraft = (value: unknown): value is LocalDraft =>
  typeof value === 'object' &&
  value !== null &&
  ['draft', 'savedDraft'].every((name) => typeof Reflect.get(value, name) === 'object') &&
  typeof Reflect.get(value, 'version') === 'number' &&
  !Number.isNaN(Date.parse(String(Reflect.get(value, 'storedAt'))));

/** The draft in this browser, or undefined; an unreadable one counts as none. */
export function readDraft(owner: DraftOwner): LocalDraft | undefined {
  const value = parseJson(readLocal(storageKey(owner)) ?? '');
  return isLocalDraft(value) ? value : undefined;
}

export function removeDraft(owner: DraftOwner): void {
  storeLocal(storageKey(owner), null);
}

export interface UnsavedArticle {
  owner: DraftOwner;
  localDraft: LocalDraft;
}

/** The drafts of articles that were never saved, the latest first. */
export function readNewDrafts(userId: string): UnsavedArticle[] {
  const start = storageKey({ userId, articleId: '' });
  return localKeys()
    .filter((key) => key.startsWith(start + NEW))
    .flatMap((key) => {
      const owner = { userId, articleId: key.slice(start.length) };
      const localDraft = readDraft(owner);
      return localDraft ? [{ owner, localDraft }] : [];
    })
    .sort((one, other) => other.localDraft.storedAt.localeCompare(one.localDraft.storedAt));
}

/** @returns whether the browser had room for it */
export function storeDraft(owner: DraftOwner, localDraft: LocalDraft): boolean {
  if (owner.articleId.startsWith(NEW) && !readDraft(owner)) {
    for (const old of readNewDrafts(owner.userId).slice(MAX_NEW_DRAFTS - 1)) removeDraft(old.owner);
  }
  return storeLocal(storageKey(owner), JSON.stringify(localDraft));
}
