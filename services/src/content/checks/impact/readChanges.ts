import { trusted } from 'mongoose';
import type { StoredDocument } from '../../../store/database/createModel';
import type { ResourceTypes } from '../../resource/resourceTypes';
import { UNPUBLISHED, type Unpublished, unpublishedValuesOf } from '../../resource/unpublished';
import type { ImpactQuestion, Source } from './sources';

/** A document that depends on others by its unpublished changes alone. */
export interface ChangedItem {
  stored: StoredDocument;
  links: string[];
}

const compareIds = ({ stored: one }: ChangedItem, { stored: other }: ChangedItem) =>
  String(one._id).localeCompare(String(other._id));

/** By which addresses unpublished changes depend on the changed documents, or those that are scheduled. */
function linksOf(
  source: Source,
  stored: Unpublished,
  question: ImpactQuestion,
): string[] | undefined {
  const links = unpublishedValuesOf(stored).flatMap(([place, values]) => {
    const isWanted = place === 'copy' || place === 'scheduled';
    const asked = isWanted ? source.inChanges?.(values, question) : undefined;
    return asked ? [asked] : [];
  });
  return links.length > 0 ? [...new Set(links.flat())] : undefined;
}

/**
 * The articles that depend on the changed documents by unpublished changes alone, or by those that are
 * scheduled, by source. Texts are read one by one.
 */
export async function readChanges(
  { articles }: ResourceTypes,
  sources: readonly Source[],
  question: ImpactQuestion,
): Promise<ReadonlyMap<Source, ChangedItem[]>> {
  const found = new Map<Source, ChangedItem[]>();
  const asked = sources.filter(({ inChanges }) => inChanges);
  if (asked.length === 0) return found;
  const copies = articles.model
    .find({ $or: [...UNPUBLISHED], _id: trusted({ $nin: question.ids }) })
    .select('title isPublished content tags categoryId workingCopy schedule')
    .lean<Unpublished>()
    .cursor();
  for await (const stored of copies) {
    for (const source of asked) {
      const links = linksOf(source, stored, question);
      // What is published of it depends on them, too, and is listed for that.
      if (links && !source.inChanges?.(stored, question))
        found.set(source, [...(found.get(source) ?? []), { stored, links }]);
    }
  }
  // In the order of all others; no query can sort them without all of their texts.
  for (const items of found.values()) items.sort(compareIds);
  return found;
}
