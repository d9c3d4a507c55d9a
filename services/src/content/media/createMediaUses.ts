import type { ContentKey, MediaUse } from '@pressline/shared-api';
import type { Core } from '../resource/Core';
import { contentTypes, type ResourceType } from '../resource/resourceTypes';
import { textFields } from '../resource/textUpdatedAt';
import type { ReadTexts } from '../versions/createTexts';
import type { Versions } from '../versions/createVersions';
import { mediaHashes } from '../versions/mediaHashes';

/** Unpublished changes make no new content version. */
const REMEMBERED_MS = 10_000;

/** By the hash of a medium. */
export type UsesByHash = ReadonlyMap<string, readonly MediaUse[]>;

/** What uses media, by hash and by document; the first use that is added for a document stays. */
function createList() {
  const byHash = new Map<string, Map<string, MediaUse>>();
  return {
    uses: (): UsesByHash =>
      new Map([...byHash].map(([hash, listed]) => [hash, [...listed.values()]])),
    add(use: MediaUse, hashes: readonly string[]) {
      for (const hash of hashes) {
        const listed = byHash.get(hash) ?? new Map<string, MediaUse>();
        byHash.set(hash, listed);
        if (!listed.has(use.id)) listed.set(use.id, use);
      }
    },
  };
}

type List = ReturnType<typeof createList>;

/** Adds the documents of a resource whose texts have media. */
async function addDocuments({ key, resource }: ResourceType, readTexts: ReadTexts, { add }: List) {
  const { titleField } = resource;
  const fields = [titleField, ...textFields(resource)];
  for await (const text of readTexts(key as ContentKey, { kinds: ['saved'], fields })) {
    const { docId: id, resource: own, values } = text;
    const use = { resource: own, id, title: String(values[titleField]), where: 'content' as const };
    add(use, mediaHashes(JSON.stringify(values)));
  }
}

/** Where staff find a version of a document that is not in the trash. */
const WHERE = {
  deleted: 'trash',
  draft: 'content',
  scheduled: 'content',
  past: 'history',
} as const;
const ORDER = Object.keys(WHERE);

/** Adds the other versions of a resource's documents. */
async function addVersions({ key }: ResourceType, versions: Versions, { add }: List) {
  const projection = { docId: 1, kind: 1, title: 1, media: 1 };
  const having = { resource: key as ContentKey, media: { $gt: '' } };
  const found = await versions.collection.find(having, { projection }).toArray();
  found.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
  const trashed = await versions.idsOfDeleted(found.map(({ docId }) => docId));
  for (const { docId, kind, title, media } of found) {
    const id = String(docId);
    const where = trashed.has(id) ? 'trash' : WHERE[kind];
    add({ resource: key as ContentKey, id, title, where }, media);
  }
}

/**
 * Finds what uses media: documents whose texts or addresses have theirs, and their other versions. It
 * is read from what is stored itself, so that it is always true, and remembered for some seconds or
 * until content changes.
 */
export type MediaUses = ReturnType<typeof createMediaUses>;

export function createMediaUses({
  types,
  content,
  versions,
  texts,
}: Pick<Core, 'types' | 'content' | 'versions' | 'texts'>) {
  let known: { version: number; at: number; uses: Promise<UsesByHash> } | undefined;

  async function read(): Promise<UsesByHash> {
    const list = createList();
    for (const type of contentTypes(types)) await addDocuments(type, texts.read, list);
    for (const type of contentTypes(types)) await addVersions(type, versions, list);
    return list.uses();
  }

  return {
    read,
    /** As of the content version that this process knows. */
    async recall(): Promise<UsesByHash> {
      const version = content.current;
      if (known?.version !== version || Date.now() - known.at > REMEMBERED_MS) {
        const uses = read();
        known = { version, at: Date.now(), uses };
        uses.catch(() => {
          known = undefined;
        });
      }
      return known.uses;
    },
  };
}
