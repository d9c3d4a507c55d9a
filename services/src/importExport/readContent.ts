import type { StoredDocument } from '../database/createModel';
import type { Kinds } from '../resource/kinds';
import { createReferences, type References } from './createReferences';
import { type Layout, layoutsOf } from './layout';

export interface Content {
  /** All documents of each resource, oldest first. */
  sections: { layout: Layout; documents: StoredDocument[] }[];
  /** The names of what is stored. */
  stored: References;
}

/** What the server made of a text can be long, and is made again from the text. */
function leanFields({ kind: { resource } }: Layout): string[] {
  const unique = (resource.indexes ?? []).flatMap(({ keys }) => Object.keys(keys));
  const plain = Object.entries(resource.fields).filter(([, { kind }]) => kind !== 'computed');
  const needed = [...unique, 'slugHistory', 'pinnedIds', 'version', 'createdAt', 'updatedAt'];
  return [...plain.map(([name]) => name), ...needed];
}

/** Reads everything that staff write. */
export async function readContent(kinds: Kinds): Promise<Content> {
  const sections = await Promise.all(
    layoutsOf(kinds).map(async (layout) => ({
      layout,
      documents: await layout.kind.model
        .find()
        .select([...new Set(leanFields(layout))])
        .sort({ _id: 1 })
        .lean<StoredDocument[]>(),
    })),
  );
  return { sections, stored: createReferences({ sections }) };
}
