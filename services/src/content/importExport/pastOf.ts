import { Types } from 'mongoose';
import type { StoredDocument } from '../../store/database/createModel';
import { textHash } from '../history/textHash';
import type { FileRecord } from './parseFiles';
import type { CheckedRecord } from './recordSchema';

/**
 * The number of a new article's first version: the exported one while the text is the exported one, and
 * above every number that the article has had here.
 */
export function firstVersionOf(
  { revision }: CheckedRecord,
  change: Readonly<Record<string, unknown>>,
  last = 0,
): number {
  const { number, hash } = revision ?? { number: 0 };
  const isSame = hash === textHash(change);
  return isSame && number >= last ? number : Math.max(number, last) + 1;
}

/** What a new document has from before its import. */
export function pastOf(
  { counters }: FileRecord,
  checked: CheckedRecord,
  id: string,
  version: number,
): Partial<StoredDocument> {
  const { formerSlugs } = checked;
  const times = (['createdAt', 'updatedAt', 'publishedAt'] as const).flatMap((name) => {
    const time = checked[name];
    return time ? [[name, new Date(time)]] : [];
  });
  return {
    ...{ _id: new Types.ObjectId(id), ...counters, ...Object.fromEntries(times) },
    ...(version > 1 && { version, firstVersion: version }),
    ...(formerSlugs && { slugHistory: formerSlugs }),
  };
}
