import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PassageMark, SearchKind } from '@pressline/shared-api';
import { trusted } from 'mongoose';
import type { ResourceType } from '../../content/resource/resourceTypes';
import { serializePublic } from '../../content/resource/serialize';
import { textUpdatedAt } from '../../content/resource/textUpdatedAt';
import type { StoredDocument } from '../../store/database/createModel';
import { type IndexedDocument, readDocument } from './documents';
import type { SearchIndex } from './SearchIndex';

/** Documents that are read at once. */
const PAGE = 50;
/** Characters that are indexed, or taken out, before other requests get their turn: a few milliseconds. */
const SLICE = 20_000;
/** What reading the versions of one document costs, in characters. */
const HEAD_COST = 100;
/** How far the clocks of two API instances may differ. */
const CLOCK_SKEW_MS = 15_000;

type Head = Pick<StoredDocument, '_id' | 'version' | 'updatedAt'>;

const lengthOf = ({ text }: IndexedDocument) =>
  Object.values(text).reduce((sum, part) => sum + part.length, 0);

/**
 * Brings the index up to date with one kind of documents. The first run reads everything, later ones what
 * changed since. When the number of documents or the sum of their versions then tells that some are missing
 * or deleted, all versions are compared.
 */
export function createSourceSync(type: ResourceType, index: SearchIndex) {
  const { model, resource } = type;
  const { search } = resource;
  const kind = search?.kind as SearchKind;
  const textFields = [resource.titleField, search?.tags, search?.summary, search?.body];
  const fields = [...textFields.filter((name) => name !== undefined), ...resource.publicFields];
  const isPublishable = 'isPublished' in resource.fields;
  const filter = isPublishable ? { isPublished: true } : {};
  const isFindable = (stored: StoredDocument) => !isPublishable || stored.isPublished === true;
  /** Versions of the indexed documents. */
  const known = new Map<string, number>();
  let newest = 0;
  let indexed = 0;

  function documentOf(stored: StoredDocument): IndexedDocument {
    const [title = '', tags = '', summary = '', body = ''] = textFields.map((name) => {
      const value = name === undefined ? '' : stored[name];
      return Array.isArray(value) ? value.join('\n') : String(value ?? '');
    });
    const document = {
      key: `${kind}:${stored._id}`,
      kind,
      text: { title, tags, summary, body },
      values: serializePublic(type, stored) as IndexedDocument['values'],
      updatedAt: textUpdatedAt(stored),
    };
    return readDocument(document, stored.passages as PassageMark[] | undefined);
  }

  async function rest(characters: number) {
    indexed += characters;
    if (indexed < SLICE) return;
    indexed = 0;
    await nextTurn();
  }

  async function remove(id: string) {
    const document = known.delete(id) && index.documentOf(`${kind}:${id}`);
    if (!document) return;
    index.take(document.key);
    await rest(lengthOf(document));
  }

  async function findHeads(condition: Readonly<Record<string, unknown>>) {
    const heads: StoredDocument[] = [];
    const cursor = model
      .find(condition)
      .select(['version', 'updatedAt', ...Object.keys(filter)])
      .lean<StoredDocument>()
      .cursor();
    for await (const head of cursor) {
      heads.push(head);
      await rest(HEAD_COST);
    }
    return heads;
  }

  async function load(heads: readonly Head[]) {
    const changed = heads.filter(({ _id, version }) => known.get(_id.toHexString()) !== version);
    for (let at = 0; at < changed.length; at += PAGE) {
      const ids = changed.slice(at, at + PAGE).map(({ _id }) => _id);
      const page = await model
        .find({ ...filter, _id: trusted({ $in: ids }) })
        .select([...fields, 'createdAt', 'passages', 'version', 'updatedAt', 'textUpdatedAt'])
        .lean<StoredDocument[]>();
      for (const stored of page) {
        const document = documentOf(stored);
        index.put(document);
        known.set(stored._id.toHexString(), stored.version);
        await rest(lengthOf(document));
      }
    }
  }

  async function loadChanged() {
    const since = new Date(newest - CLOCK_SKEW_MS);
    const heads = await findHeads({ updatedAt: trusted({ $gte: since }) });
    for (const head of heads) if (!isFindable(head)) await remove(head._id.toHexString());
    await load(heads.filter(isFindable));
    // An imported time in the future would hide later changes.
    for (const { updatedAt } of heads) {
      newest = Math.max(newest, Math.min(updatedAt.getTime(), Date.now()));
    }
  }

  async function isComplete(): Promise<boolean> {
    const sums = { count: { $sum: 1 }, versions: { $sum: '$version' } };
    const [found = { count: 0, versions: 0 }] = await model.aggregate<
      Record<keyof typeof sums, number>
    >([{ $match: filter }, { $group: { _id: null, ...sums } }]);
    const versions = [...known.values()].reduce((sum, version) => sum + version, 0);
    return found.count === known.size && found.versions === versions;
  }

  async function compareAll() {
    const heads = await findHeads(filter);
    const present = new Set(heads.map(({ _id }) => _id.toHexString()));
    for (const id of [...known.keys()]) if (!present.has(id)) await remove(id);
    await load(heads);
  }

  return async (): Promise<void> => {
    await loadChanged();
    if (!(await isComplete())) await compareAll();
  };
}
