import { fold } from './fold';
import { allowedEdits, swappedForms } from './queryWords';
import type { Concept } from './readQuery';
import type { TextIndex } from './TextIndex';

/** How many words of a query may be misspelled: each is compared with all that are known. */
const MAX_MISSPELLED = 4;

/** The known word nearest to a misspelled one. */
function nearestWord(index: TextIndex, word: string): string | undefined {
  const edits = allowedEdits(word);
  if (edits === 0) return undefined;
  // Swapped letters are a more likely mistake than a wrong letter.
  const swap = swappedForms(word).find((form) => index.frequency(form) > 0);
  // One edit more than the search itself allows, because it is only a suggestion.
  return swap ?? index.near(word, edits + 1, 1)[0];
}

/**
 * The query with unknown words replaced by the nearest known ones, or left out; none when too many
 * words are unknown.
 * @param finds whether words find anything as they stand
 */
export function suggestQuery(
  index: TextIndex,
  concepts: readonly Concept[],
  finds: (words: string) => boolean,
): string | undefined {
  const unknown = concepts.filter(({ isUnknown }) => isUnknown);
  if (unknown.length === 0 || unknown.length > MAX_MISSPELLED) return undefined;
  const known = concepts.flatMap(({ typed, isUnknown }) =>
    isUnknown ? (nearestWord(index, fold(typed)) ?? []) : typed,
  );
  const words = known.join(' ');
  return known.length > 0 && finds(words) ? words : undefined;
}
