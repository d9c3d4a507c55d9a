import type { StoredDocument } from '../../../store/database/createModel';
import type { ReadTexts } from '../../versions/createTexts';
import type { ImpactQuestion, Source } from './sources';

/** A document that depends on others by its unpublished changes alone. */
export interface ChangedItem {
  stored: StoredDocument;
  links: string[];
}

const compareIds = ({ stored: one }: ChangedItem, { stored: other }: ChangedItem) =>
  String(one._id).localeCompare(String(other._id));

/**
 * The articles that depend on the changed documents by unpublished changes alone, or by those that are
 * scheduled, by source. Texts are read one by one.
 */
export async function readChanges(
  readTexts: ReadTexts,
  sources: readonly Source[],
  question: ImpactQuestion,
): Promise<ReadonlyMap<Source, ChangedItem[]>> {
  const found = new Map<Source, Map<string, ChangedItem>>();
  const asked = sources.filter(({ inChanges }) => inChanges);
  if (asked.length === 0) return new Map();
  const changed = new Set(question.ids.map(String));
  const fields = ['title', 'isPublished', 'content', 'tags', 'categoryId'];
  const texts = readTexts('articles', { kinds: ['draft', 'scheduled'], fields });
  for await (const { docId, values, document } of texts) {
    if (!document || changed.has(docId)) continue;
    for (const source of asked) {
      const links = source.inChanges?.(values, question);
      // What is published of it depends on them, too, and is listed for that.
      if (!links || source.inChanges?.(document, question)) continue;
      const items = found.get(source) ?? new Map<string, ChangedItem>();
      const all = new Set([...(items.get(docId)?.links ?? []), ...links]);
      found.set(source, items.set(docId, { stored: document, links: [...all] }));
    }
  }
  // In the order of all others; no query can sort them without all of their texts.
  return new Map(
    [...found].map(([source, items]) => [source, [...items.values()].sort(compareIds)]),
  );
}
