import type { StoredDocument } from '../../store/database/createModel';
import type { Changes } from '../editing/portableChanges';
import type { ResourceTypes } from '../resource/resourceTypes';
import type { Versions } from '../versions/createVersions';
import type { ChangedText } from '../versions/Version';
import { createReferences, type References, type Section } from './createReferences';
import { type Layout, layoutsOf } from './layout';

export interface Content {
  /** All documents of each resource, oldest first. */
  sections: Section[];
  stored: References;
  /** What readers do not see yet of documents, by their ids. */
  changes: ReadonlyMap<string, Changes>;
}

/** Leaves out what the server renders from texts: it is long, and not part of an export. */
function leanFields({ type: { resource } }: Layout): string[] {
  const unique = (resource.indexes ?? []).flatMap(({ keys, unique: isUnique }) =>
    isUnique ? Object.keys(keys) : [],
  );
  const plain = Object.entries(resource.fields).filter(([, { kind }]) => kind !== 'computed');
  const needed = [
    ...unique,
    'slugHistory',
    'pinnedIds',
    'pinsVersion',
    'version',
    'createdAt',
    'updatedAt',
    'savedBy',
    'scheduledBy',
  ];
  return [...plain.map(([name]) => name), ...needed];
}

async function readChanges({ collection }: Versions) {
  const changes = new Map<string, Changes>();
  for await (const text of collection.find({ kind: { $in: ['draft', 'scheduled'] } })) {
    const id = String(text.docId);
    changes.set(id, { ...changes.get(id), [text.kind]: text as ChangedText });
  }
  return changes;
}

/** Reads all content: changes first, so that what is published meanwhile is in them or in its article. */
export async function readContent(types: ResourceTypes, versions: Versions): Promise<Content> {
  const changes = await readChanges(versions);
  const sections = await Promise.all(
    layoutsOf(types).map(async (layout) => ({
      layout,
      documents: await layout.type.model
        .find()
        .select([...new Set(leanFields(layout))])
        .sort({ _id: 1 })
        .lean<StoredDocument[]>(),
    })),
  );
  return { sections, stored: createReferences(sections), changes };
}
