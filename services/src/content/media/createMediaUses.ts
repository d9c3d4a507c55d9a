import {
  type ContentKey,
  isContent,
  MEDIA_PATH,
  type MediaUse,
  type ResourceDefinition,
} from '@pressline/shared-api';
import type { ContentVersion } from '../../store/database/contentVersion';
import type { RevisionMedia } from '../history/createRevisionMedia';
import { isRestorable, type Trash } from '../history/createTrash';
import { mediaHashes } from '../history/mediaHashes';
import type { ResourceType, ResourceTypes } from '../resource/resourceTypes';

const HAS_MEDIA = new RegExp(`${MEDIA_PATH}/[\\da-f]`);
const WRITTEN: ReadonlySet<string> = new Set(['text', 'markdown', 'url']);

interface UsesNeeds {
  types: ResourceTypes;
  content: ContentVersion;
  trash: Trash;
  revisionMedia: RevisionMedia;
}

/** Unpublished changes make no new content version. */
const REMEMBERED_MS = 10_000;

/** By the hash of a medium. */
export type UsesByHash = ReadonlyMap<string, readonly MediaUse[]>;

/** The texts and addresses of a resource, and those of its unpublished changes. */
function writtenNames({ fields }: ResourceDefinition) {
  const names = Object.keys(fields).filter((name) => WRITTEN.has(fields[name]?.kind ?? ''));
  return fields.workingCopy
    ? [...names, ...names.map((name) => `workingCopy.values.${name}`)]
    : names;
}

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

/** Adds the documents of a resource, or those in the trash, whose texts have media. */
async function addDocuments(
  { key, resource, model }: ResourceType,
  { add }: List,
  trash?: Trash['collection'],
) {
  const names = writtenNames(resource);
  const read = [resource.titleField, ...names].map((name) => name.split('.', 1)[0]);
  const projection = Object.fromEntries(read.map((name) => [name, 1]));
  const having = (within: string) => ({
    $or: names.map((name) => ({ [within + name]: HAS_MEDIA })),
  });
  const found = trash
    ? trash.find({ key, ...isRestorable(), ...having('document.') })
    : model.collection.find(having(''), { projection });
  for await (const stored of found) {
    const document = trash ? stored.document : stored;
    const title = String(document[resource.titleField]);
    const use = { resource: key as ContentKey, id: String(stored._id), title };
    add({ ...use, where: trash ? 'trash' : 'content' }, mediaHashes(JSON.stringify(document)));
  }
}

/**
 * Finds what uses media: documents whose texts or addresses have theirs, also in the trash, and former
 * versions of articles. It is read from what is stored itself, so that it is always true, and
 * remembered for some seconds or until content changes.
 */
export type MediaUses = ReturnType<typeof createMediaUses>;

export function createMediaUses({ types, content, trash, revisionMedia }: UsesNeeds) {
  let known: { version: number; at: number; uses: Promise<UsesByHash> } | undefined;

  async function read(): Promise<UsesByHash> {
    const list = createList();
    const written = Object.values(types).filter(
      ({ resource }) => isContent(resource) && writtenNames(resource).length > 0,
    );
    for (const type of written) await addDocuments(type, list);
    for (const type of written) await addDocuments(type, list, trash.collection);
    for await (const { articleId, title, media = [] } of revisionMedia.find()) {
      list.add({ resource: 'articles', id: String(articleId), title, where: 'history' }, media);
    }
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
