import { Types, trusted } from 'mongoose';
import type { StoredDocument } from '../database/createModel';
import type { SearchMatch } from './createSearch';
import type { SearchSource } from './searchSources';
import { haveAll } from './words/phrases';

/** The matches that have every phrase, word for word. */
export async function keepExact(
  sources: readonly SearchSource[],
  matches: readonly SearchMatch[],
  phrases: readonly string[],
) {
  const exact = await Promise.all(
    sources.map(async ({ kind, model, filter, fields, textOf }) => {
      const ids = matches.filter((match) => match.kind === kind).map(({ id }) => id);
      const stored = await model
        .find({ ...filter, _id: trusted({ $in: ids.map((id) => new Types.ObjectId(id)) }) })
        .select([...fields])
        .lean<StoredDocument[]>();
      const isExact = (one: StoredDocument) => haveAll(Object.values(textOf(one)), phrases);
      return stored.filter(isExact).map(({ _id }) => _id.toHexString());
    }),
  );
  const ids = new Set(exact.flat());
  return matches.filter(({ id }) => ids.has(id));
}
