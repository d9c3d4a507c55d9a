import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  type DraftOwner,
  type KeptArticle,
  type KeptDraft,
  keepDraft,
  keyOf,
  readDraft,
  readNewDrafts,
  removeDraft,
} from './localDrafts';

// Plain http has no locks: there every kept article is offered.
const locks = () => navigator.locks as LockManager | undefined;

/** Marks a draft as open in this window, until it is closed or crashes. @returns what ends that */
function holdDraft(owner: DraftOwner): () => void {
  const done = new AbortController();
  const closed = new Promise<void>((resolve) => {
    done.signal.addEventListener('abort', () => resolve());
  });
  locks()
    ?.request(keyOf(owner), { mode: 'shared' }, () => closed)
    .catch(() => undefined);
  return () => done.abort();
}

async function findLeftDrafts(userId: string): Promise<readonly KeptArticle[]> {
  const state = await locks()
    ?.query()
    .catch(() => undefined);
  const held = new Set(state?.held?.map(({ name }) => name));
  return readNewDrafts(userId).filter(({ owner }) => !held.has(keyOf(owner)));
}

const KEEP_PAUSE_MS = 500;

interface Typing extends Omit<KeptDraft, 'keptAt'> {
  owner: DraftOwner;
  isDirty: boolean;
}

/**
 * Keeps unsaved text in this browser until it is saved, also when the page crashes. Once
 * `isDiscarded`, nothing is kept. @returns whether the browser has room for it
 */
export function useKeptDraft(typing: Typing, isDiscarded: RefObject<boolean>): boolean {
  const [hasRoom, setHasRoom] = useState(true);
  const latest = useRef(typing);
  const [firstKeptAt] = useState(() => readDraft(typing.owner)?.keptAt);
  const lastKeptAt = useRef(firstKeptAt);

  /** Another window's copy of the same article stays. */
  const remove = useCallback((owner: DraftOwner) => {
    if (readDraft(owner)?.keptAt === lastKeptAt.current) removeDraft(owner);
  }, []);

  const keep = useCallback(() => {
    const { owner, isDirty, ...kept } = latest.current;
    if (!isDirty || isDiscarded.current) return remove(owner);
    lastKeptAt.current = new Date().toISOString();
    setHasRoom(keepDraft(owner, { ...kept, keptAt: lastKeptAt.current }));
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
    const timer = setTimeout(keep, isDirty ? KEEP_PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [draft, isDirty, keep]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);

  return hasRoom;
}

const NONE: readonly KeptArticle[] = [];

export function useLeftDrafts(userId: string, isNew: boolean) {
  const [articles, setArticles] = useState(isNew ? undefined : NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor asks once, when it opens
  useEffect(() => {
    if (isNew) void findLeftDrafts(userId).then(setArticles);
  }, []);
  return {
    articles,
    discard({ owner }: KeptArticle) {
      removeDraft(owner);
      setArticles((before) => before?.filter((one) => one.owner !== owner));
    },
  };
}
