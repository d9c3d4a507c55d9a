import { LRUCache } from 'lru-cache';
import { tokenize } from '../words/tokenize';
import type { Concept, Forms } from './readQuestion';
import { stem } from './stem';

const PART = 0.35;

/** The stems of a text with their places. */
export type Stems = ReadonlyMap<string, number>;

// Questions meet the same passages again and again.
const known = new LRUCache<string, Stems>({ max: 8_000 });

export function stemsOf(text: string): Stems {
  const before = known.get(text);
  if (before) return before;
  const words = tokenize(text).map(stem);
  // A word's first place counts.
  const stems = new Map(words.map((one, at) => [one, at] as const).reverse());
  known.set(text, stems);
  return stems;
}

function bestOf(forms: Forms, stems: Stems): { value: number; at: number } {
  let best = { value: 0, at: -1 };
  for (const [form, value] of forms) {
    const at = stems.get(form);
    if (at !== undefined && value > best.value) best = { value, at };
  }
  return best;
}

const spanOf = (found: readonly { at: number }[]) =>
  Math.max(...found.map(({ at }) => at)) - Math.min(...found.map(({ at }) => at));

/** How well a text says what a question is about, and where. */
export function match({ ways }: Concept, stems: Stems): { value: number; at: number } {
  let best = { value: 0, at: -1 };
  for (const { words, weight } of ways) {
    const found = words.map((forms) => bestOf(forms, stems));
    const has = found.filter(({ value }) => value > 0);
    const mean = found.reduce((sum, { value }) => sum + value, 0) / words.length;
    const isTogether = has.length === words.length && spanOf(has) <= words.length + 1;
    const value = isTogether ? mean * weight : weight === 1 ? mean * PART : 0;
    if (value > best.value) best = { value, at: has[0]?.at ?? -1 };
  }
  return best;
}
