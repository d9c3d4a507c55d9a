import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  type DraftOwner,
  type LocalDraft,
  readDraft,
  readNewDrafts,
  removeDraft,
  storageKey,
  storeDraft,
  type UnsavedArticle,
} from './localDrafts';

// Plain http has no locks: there every unsaved article is offered.
const locks = () => navigator.locks as LockManager | undefined;

/** Marks a draft as open in this window, until it is closed or crashes. @returns what ends that */
function holdDraft(owner: DraftOwner): () => void {
  const done = new AbortController();
  const closed = new Promise<void>((resolve) => {
    done.signal.addEventListener('abort', () => resolve());
  });
  locks()
    ?.request(storageKey(owner), { mode: 'shared' }, () => closed)
    .catch(() => undefined);
  return () => done.abort();
}

async function findUnsavedArticles(userId: string): Promise<readonly UnsavedArticle[]> {
  const state = await locks()
    ?.query()
    .catch(() => undefined);
  const held = new Set(state?.held?.map(({ name }) => name));
  return readNewDrafts(userId).filter(({ owner }) => !held.has(storageKey(owner)));
}

const STORE_PAUSE_MS = 500;

interface Typing extends Omit<LocalDraft, 'storedAt'> {
  owner: DraftOwner;
  isDirty: boolean;
}

/**
 * Stores unsaved text in this browser until it is saved, also when the page crashes. Once
 * `isDiscarded`, nothing is stored. @returns whether the browser has room for it
 */
export function useLocalDraft(typing: Typing, isDiscarded: RefObject<boolean>): boolean {
  const [hasRoom, setHasRoom] = useState(true);
  const latest = useRef(typing);
  const [firstStoredAt] = useState(() => readDraft(typing.owner)?.storedAt);
  const lastStoredAt = useRef(firstStoredAt);

  /** Another window's copy of the same article stays. */
  const remove = useCallback((owner: DraftOwner) => {
    if (readDraft(owner)?.storedAt === lastStoredAt.current) removeDraft(owner);
  }, []);

  const store = useCallback(() => {
    const { owner, isDirty, ...localDraft } = latest.current;
    if (!isDirty || isDiscarded.current) return remove(owner);
    lastStoredAt.current = new Date().toISOString();
    setHasRoom(storeDraft(owner, { ...localDraft, storedAt: lastStoredAt.current }));
  }, [isDiscarded, remove]);

  useEffect(() => {
    const { owner } = latest.current;
    // Its first save has given a new article an id.
    if (owner.articleId !== typing.owner.articleId) remove(owner);
    latest.current = typing;
  });

  const { userId, articleId } = typing.owner;
  useEffect(() => holdDraft({ userId, articleId }), [userId, articleId]);

  const { draft, isDirty } = typing;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause begins again with each key
  useEffect(() => {
    const timer = setTimeout(store, isDirty ? STORE_PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [draft, isDirty, store]);

  useEffect(() => {
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      store();
    };
  }, [store]);

  return hasRoom;
}

const NONE: readonly UnsavedArticle[] = [];

export function useUnsavedArticles(userId: string, isNew: boolean) {
  const [articles, setArticles] = useState(isNew ? undefined : NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor asks once, when it opens
  useEffect(() => {
    if (isNew) void findUnsavedArticles(userId).then(setArticles);
  }, []);
  return {
    articles,
    discard({ owner }: UnsavedArticle) {
      removeDraft(owner);
      setArticles((before) => before?.filter((one) => one.owner !== owner));
    },
  };
}
