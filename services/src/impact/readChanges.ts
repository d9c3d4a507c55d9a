import type { StoredDocument } from '../database/createModel';
import { trustedFilter } from '../database/trustedFilter';
import type { ResourceTypes } from '../resource/resourceTypes';
import type { Question, Source } from './sources';

/** Working copies that are looked into. */
const MAX_COPIES = 2_000;

/** A document that depends on others by its unpublished changes alone. */
export interface ChangedItem {
  stored: StoredDocument;
  links: string[];
}

type Copied = StoredDocument & { workingCopy?: { values?: Record<string, unknown> } };

/** The articles whose unpublished changes alone depend on the changed documents, by source. Texts are read one by one. */
export async function readChanges(
  { articles }: ResourceTypes,
  sources: readonly Source[],
  question: Question,
): Promise<ReadonlyMap<Source, ChangedItem[]>> {
  const found = new Map<Source, ChangedItem[]>();
  const asked = sources.filter(({ inChanges }) => inChanges);
  if (asked.length === 0) return found;
  const copies = articles.model
    .find(
      trustedFilter({ 'workingCopy.version': { $gt: 0 }, _id: { $nin: question.ids } }) as never,
    )
    .select('title isPublished content tags categoryId workingCopy')
    .limit(MAX_COPIES)
    .lean<Copied[]>()
    .cursor();
  for await (const stored of copies as AsyncIterable<Copied>) {
    for (const source of asked) {
      const links = source.inChanges?.(stored.workingCopy?.values ?? {}, question);
      // What is published of it depends on them, too, and is listed for that.
      if (links && !source.inChanges?.(stored, question))
        found.set(source, [...(found.get(source) ?? []), { stored, links }]);
    }
  }
  return found;
}
