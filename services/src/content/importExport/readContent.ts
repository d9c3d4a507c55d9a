import type { Change, Changes } from '../editing/portableChanges';
import type { ResourceTypes } from '../resource/resourceTypes';
import type { ReadTexts, Text } from '../versions/createTexts';
import { createReferences, type References, type Section } from './createReferences';
import { type Layout, layoutsOf } from './layout';

/** The draft of an article that was not created yet. */
export interface NewDraft extends Change {
  docId: string;
}

export interface Content {
  /** All documents of each resource, oldest first. */
  sections: Section[];
  stored: References;
  /** What readers do not see yet of documents, by their ids. */
  changes: ReadonlyMap<string, Changes>;
  newDrafts: readonly NewDraft[];
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
    'oldAddresses',
    'pinnedIds',
    'pinsVersion',
    'version',
    'createdAt',
    'updatedAt',
    'textUpdatedAt',
    'savedBy',
    'scheduledBy',
  ];
  return [...plain.map(([name]) => name), ...needed];
}

async function readChanges(readTexts: ReadTexts) {
  const changes = new Map<string, Changes>();
  const newDrafts: NewDraft[] = [];
  const texts = readTexts('articles', { kinds: ['draft', 'scheduled'], fields: ['_id'] });
  for await (const { docId, kind, values, change, document } of texts) {
    if (!change) continue;
    const text = { ...change, values };
    if (document) changes.set(docId, { ...changes.get(docId), [kind]: text });
    else newDrafts.push({ docId, ...text });
  }
  return { changes, newDrafts: newDrafts.sort(compareIds) };
}

const compareIds = ({ docId: one }: { docId: string }, { docId: other }: { docId: string }) =>
  one < other ? -1 : 1;

async function readSection(readTexts: ReadTexts, layout: Layout): Promise<Section> {
  const found: Text[] = [];
  const wanted = { kinds: ['saved'], fields: leanFields(layout) } as const;
  for await (const text of readTexts(layout.type.key, wanted)) found.push(text);
  return { layout, documents: found.sort(compareIds).flatMap(({ document }) => document ?? []) };
}

/** Reads all content: changes first, so that what is published meanwhile is in them or in its article. */
export async function readContent(types: ResourceTypes, readTexts: ReadTexts): Promise<Content> {
  const changes = await readChanges(readTexts);
  const layouts = layoutsOf(types);
  const sections = await Promise.all(layouts.map((one) => readSection(readTexts, one)));
  return { sections, stored: createReferences(sections), ...changes };
}
