import {
  isContent,
  MEDIA_PATH,
  type MediaUse,
  type ResourceDefinition,
} from '@pressline/shared-api';
import type { ContentVersion } from '../database/contentVersion';
import type { ResourceType, ResourceTypes } from '../resource/resourceTypes';

const HAS_MEDIA = new RegExp(`${MEDIA_PATH}/[\\da-f]`);
const HASHES = new RegExp(`${MEDIA_PATH}/([\\da-f]{32})`, 'g');
const WRITTEN: ReadonlySet<string> = new Set(['text', 'markdown', 'url']);

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

async function addUses({ key, resource, model }: ResourceType, uses: Map<string, MediaUse[]>) {
  const names = writtenNames(resource);
  const read = [resource.titleField, ...names].map((name) => name.split('.', 1)[0]);
  const projection = Object.fromEntries(read.map((name) => [name, 1]));
  const filter = { $or: names.map((name) => ({ [name]: HAS_MEDIA })) };
  const found = model.collection.find(filter, { projection });
  for await (const document of found) {
    const texts = JSON.stringify(document);
    const hashes = new Set([...texts.matchAll(HASHES)].map(([, hash = '']) => hash));
    const title = String(document[resource.titleField]);
    const use = { resource: key, id: String(document._id), title } as MediaUse;
    for (const hash of hashes) uses.set(hash, [...(uses.get(hash) ?? []), use]);
  }
}

/**
 * Finds what uses media: documents whose texts or addresses have theirs. It is read from the content
 * itself, so that it is always true, and remembered for some seconds or until that changes.
 */
export function createMediaUses(types: ResourceTypes, content: ContentVersion) {
  let known: { version: number; at: number; uses: Promise<UsesByHash> } | undefined;

  async function read(): Promise<UsesByHash> {
    const uses = new Map<string, MediaUse[]>();
    for (const type of Object.values(types)) {
      if (isContent(type.resource) && writtenNames(type.resource).length > 0) {
        await addUses(type, uses);
      }
    }
    return uses;
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

export type MediaUses = ReturnType<typeof createMediaUses>;
