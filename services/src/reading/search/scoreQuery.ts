import type { DocumentTable } from './createDocumentTable';
import type { Vocabulary } from './createVocabulary';
import { countOf, documentOf, fieldOf } from './Postings';
import { FIELD_WEIGHTS, FIELDS } from './SearchText';
import type { TextQuery, WordQuery } from './TextQuery';

// BM25+ with its usual constants: a word counts more the rarer it is and the shorter the text.
const SATURATION = 1.2;
const LENGTH_SHARE = 0.7;
const FLOOR = 0.5;

/** The score of each document for a query, by its number; 0 when it does not match. */
export function scoreQuery(
  query: TextQuery,
  vocabulary: Vocabulary,
  documents: DocumentTable,
): Float64Array {
  const newScores = () => new Float64Array(documents.end);

  function addWord({ word, weight, fields = FIELDS }: WordQuery, scores: Float64Array) {
    const found = vocabulary.get(word);
    if (!found) return;
    const { entries, length } = found;
    const matching = FIELDS.map(() => 0);
    for (let at = 0; at < length; at += 1) {
      const entry = entries[at] as number;
      if (documents.idOf(documentOf(entry)) === undefined) continue;
      const field = fieldOf(entry);
      matching[field] = (matching[field] ?? 0) + 1;
    }
    const factors = FIELDS.map((field, number) => {
      const count = matching[number] ?? 0;
      const rarity = Math.log(1 + (documents.count - count + 0.5) / (count + 0.5));
      return fields.includes(field) ? FIELD_WEIGHTS[field] * weight * rarity : 0;
    });
    const averages = FIELDS.map((_, number) => documents.averageLength(number));
    for (let at = 0; at < length; at += 1) {
      const entry = entries[at] as number;
      const document = documentOf(entry);
      const field = fieldOf(entry);
      const factor = factors[field] ?? 0;
      if (factor === 0 || documents.idOf(document) === undefined) continue;
      const count = countOf(entry);
      const relativeLength = documents.lengthOf(document, field) / (averages[field] ?? 1);
      const damping = SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * relativeLength);
      const frequency = (count * (SATURATION + 1)) / (count + damping);
      scores[document] = (scores[document] ?? 0) + factor * (FLOOR + frequency);
    }
  }

  function addAll(parts: readonly TextQuery[], scores: Float64Array) {
    const each = parts.map((part) => {
      const own = newScores();
      add(part, own);
      return own;
    });
    for (let document = 0; document < scores.length; document += 1) {
      let sum = 0;
      for (const own of each) {
        const score = own[document] ?? 0;
        sum = score === 0 ? Number.NaN : sum + score;
      }
      if (sum > 0) scores[document] = (scores[document] ?? 0) + sum;
    }
  }

  function add(part: TextQuery, scores: Float64Array) {
    if ('word' in part) addWord(part, scores);
    else if ('any' in part) for (const one of part.any) add(one, scores);
    else if (part.all.length === 1) for (const one of part.all) add(one, scores);
    else addAll(part.all, scores);
  }

  const scores = newScores();
  add(query, scores);
  return scores;
}
