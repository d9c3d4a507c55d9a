import { setImmediate as nextTurn } from 'node:timers/promises';
import { Types, trusted } from 'mongoose';
import type { StoredDocument } from '../../store/database/createModel';
import type { SearchSource } from './searchSources';
import type { TextIndex } from './TextIndex';

/** Heads, and whole documents, that are read at once. */
const HEADS = 500;
const PAGE = 50;
/** How long other requests may wait while texts are indexed. */
const SLICE_MS = 8;
/** How far the clocks of two API instances may differ. */
const CLOCK_SKEW_MS = 15_000;
const FIRST = new Types.ObjectId('0'.repeat(24));

type Head = Pick<StoredDocument, '_id' | 'version' | 'updatedAt'>;

/**
 * Brings the index up to date with one kind of documents. The first run reads everything. Later ones
 * read what changed since, compare one page of the versions after the other, and compare everything
 * only when the number of documents tells that some were deleted.
 */
export function createSourceSync(source: SearchSource, index: TextIndex) {
  const { model, filter, kind, fields, isFindable, documentOf } = source;
  /** Versions of the indexed documents. */
  const known = new Map<string, number>();
  let newest = 0;
  let isLoaded = false;
  let compared = FIRST;

  // An imported time in the future would hide later changes.
  function note({ updatedAt }: Pick<StoredDocument, 'updatedAt'>) {
    newest = Math.max(newest, Math.min(updatedAt.getTime(), Date.now()));
  }

  function remove(id: string) {
    if (known.delete(id)) index.take(`${kind}:${id}`);
  }

  async function put(documents: StoredDocument[]) {
    let sliceEnd = performance.now() + SLICE_MS;
    for (const stored of documents) {
      index.put(documentOf(stored));
      known.set(stored._id.toHexString(), stored.version);
      note(stored);
      if (performance.now() < sliceEnd) continue;
      await nextTurn();
      sliceEnd = performance.now() + SLICE_MS;
    }
  }

  const find = (condition: Record<string, unknown>) =>
    model.find({ ...filter, ...condition }).select([...fields, 'version', 'updatedAt']);

  async function loadAll() {
    let last = FIRST;
    for (;;) {
      const page = await find({ _id: trusted({ $gt: last }) })
        .sort({ _id: 1 })
        .limit(PAGE)
        .lean<StoredDocument[]>();
      await put(page);
      const end = page.at(-1);
      if (!end || page.length < PAGE) return;
      last = end._id;
    }
  }

  async function loadThese(heads: readonly Head[]) {
    const changed = heads.filter(({ _id, version }) => known.get(_id.toHexString()) !== version);
    for (let at = 0; at < changed.length; at += PAGE) {
      const ids = changed.slice(at, at + PAGE).map(({ _id }) => _id);
      await put(await find({ _id: trusted({ $in: ids }) }).lean<StoredDocument[]>());
    }
  }

  async function loadChanged() {
    const since = new Date(newest - CLOCK_SKEW_MS);
    const heads = await model
      .find({ updatedAt: trusted({ $gte: since }) })
      .select(['version', 'updatedAt', ...Object.keys(filter)].join(' '))
      .lean<StoredDocument[]>();
    for (const head of heads) {
      note(head);
      if (!isFindable(head)) remove(head._id.toHexString());
    }
    await loadThese(heads.filter(isFindable));
  }

  /** Finds in time what was saved by a process whose clock is far behind. */
  async function comparePage() {
    const heads = await model
      .find({ ...filter, _id: trusted({ $gt: compared }) })
      .select('version')
      .sort({ _id: 1 })
      .limit(HEADS)
      .lean<Head[]>();
    await loadThese(heads);
    compared = (heads.length === HEADS && heads.at(-1)?._id) || FIRST;
  }

  async function compareAll() {
    const heads = await model.find(filter).select('version').lean<Head[]>();
    const present = new Set(heads.map(({ _id }) => _id.toHexString()));
    for (const id of [...known.keys()]) if (!present.has(id)) remove(id);
    await loadThese(heads);
  }

  return async (): Promise<void> => {
    if (isLoaded) {
      await loadChanged();
      await comparePage();
    } else {
      await loadAll();
      isLoaded = true;
    }
    if ((await model.countDocuments(filter)) !== known.size) await compareAll();
  };
}
