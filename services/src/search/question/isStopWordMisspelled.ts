import { swappedForms } from '../buildQuery';
import { stopWords } from '../words/stopWords';

const isNearly = (word: string, other: string) =>
  swappedForms(word).includes(other) || isOneEditAway(word, other);

function isOneEditAway(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at);
  return rest === long.slice(at + 1);
}

/** Whether an unknown word is a frequent one with a typing error. */
export const isStopWordMisspelled = (word: string) =>
  word.length > 3 && [...stopWords].some((one) => one.length > 3 && isNearly(word, one));
