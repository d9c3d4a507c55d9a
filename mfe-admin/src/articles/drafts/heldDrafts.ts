import { type DraftOwner, type KeptArticle, keyOf, readNewDrafts } from './localDrafts';

// Plain http has no locks: there every kept article is offered.
const locks = () => navigator.locks as LockManager | undefined;

/** Marks a draft as open in this window, until it is closed or crashes. @returns what ends that */
export function holdDraft(owner: DraftOwner): () => void {
  const done = new AbortController();
  const closed = new Promise<void>((resolve) => {
    done.signal.addEventListener('abort', () => resolve());
  });
  locks()
    ?.request(keyOf(owner), { mode: 'shared' }, () => closed)
    .catch(() => undefined);
  return () => done.abort();
}

export async function findLeftDrafts(userId: string): Promise<readonly KeptArticle[]> {
  const state = await locks()
    ?.query()
    .catch(() => undefined);
  const held = new Set(state?.held?.map(({ name }) => name));
  return readNewDrafts(userId).filter(({ owner }) => !held.has(keyOf(owner)));
}
