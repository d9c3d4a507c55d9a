import { byIds } from '../../store/database/byIds';
import type { StoredDocument } from '../../store/database/createModel';
import type { SearchMatch, SearchSource } from './searchSources';
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
      const stored = await byIds(model, ids, fields, filter);
      const isExact = (one: StoredDocument) => haveAll(Object.values(textOf(one)), phrases);
      return [...stored].flatMap(([id, one]) => (isExact(one) ? [id] : []));
    }),
  );
  const ids = new Set(exact.flat());
  return matches.filter(({ id }) => ids.has(id));
}
