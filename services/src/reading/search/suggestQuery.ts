import { allowedEdits, MAX_MISSPELLED, swappedForms } from './buildQuery';
import type { Vocabulary } from './createVocabulary';

/** The known word nearest to a misspelled one. */
function nearestWord(vocabulary: Vocabulary, word: string): string | undefined {
  const edits = allowedEdits(word);
  if (edits === 0) return undefined;
  // Swapped letters are a more likely mistake than a wrong letter.
  const swap = swappedForms(word).find((form) => vocabulary.get(form)?.length);
  if (swap) return swap;
  // One edit more than the search itself allows, because it is only a suggestion.
  return vocabulary.near(word, edits + 1, 1)[0]?.word;
}

/**
 * The query with unknown words replaced by the nearest known ones, or left out; none when too many
 * words are unknown.
 * @param finds whether words find anything as they stand
 */
export function suggestQuery(
  vocabulary: Vocabulary,
  words: readonly string[],
  finds: (words: string[]) => boolean,
): string | undefined {
  const unknown = new Set(words.filter((word) => !finds([word])));
  if (unknown.size > MAX_MISSPELLED) return undefined;
  const corrected = words.map((word) => (unknown.has(word) ? nearestWord(vocabulary, word) : word));
  const known = corrected.filter((word) => word !== undefined);
  const isNew = known.length > 0 && known.join(' ') !== words.join(' ');
  return isNew && finds(known) ? known.join(' ') : undefined;
}
