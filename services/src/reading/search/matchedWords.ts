import type { Vocabulary } from './createVocabulary';
import { documentOf, fieldOf } from './Postings';
import { FIELDS } from './SearchText';
import type { TextQuery, WordQuery } from './TextQuery';

/** The words in which each of a few documents matches a query. */
export function matchedWords(
  query: TextQuery,
  vocabulary: Vocabulary,
  documents: ReadonlySet<number>,
): (document: number) => string[] {
  const holders = new Map<WordQuery, Set<number>>();

  function holdersOf(part: WordQuery): Set<number> {
    const known = holders.get(part);
    if (known) return known;
    const found = new Set<number>();
    const { fields = FIELDS } = part;
    const { entries = [], length = 0 } = vocabulary.get(part.word) ?? {};
    for (let at = 0; at < length; at += 1) {
      const entry = entries[at] as number;
      const field = FIELDS[fieldOf(entry)];
      if (documents.has(documentOf(entry)) && field && fields.includes(field)) {
        found.add(documentOf(entry));
      }
    }
    holders.set(part, found);
    return found;
  }

  function wordsIn(part: TextQuery, document: number): string[] {
    if ('word' in part) return holdersOf(part).has(document) ? [part.word] : [];
    if ('any' in part) return part.any.flatMap((one) => wordsIn(one, document));
    const each = part.all.map((one) => wordsIn(one, document));
    return each.every(({ length }) => length > 0) ? each.flat() : [];
  }

  return (document) => [...new Set(wordsIn(query, document))];
}
