import type { StoredDocument } from '../../store/database/createModel';
import type { ResourceTypes } from '../resource/resourceTypes';
import { createReferences, type References, type Section } from './createReferences';
import { type Layout, layoutsOf } from './layout';

export interface Content {
  /** All documents of each resource, oldest first. */
  sections: Section[];
  stored: References;
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
    'version',
    'createdAt',
    'updatedAt',
    'savedBy',
    'workingCopy',
    'schedule',
  ];
  return [...plain.map(([name]) => name), ...needed];
}

/** Reads all content. */
export async function readContent(types: ResourceTypes): Promise<Content> {
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
  return { sections, stored: createReferences(sections) };
}
