import { LRUCache } from 'lru-cache';
import { tokenize } from '../words/tokenize';
import type { Concept } from './readQuestion';
import type { Forms } from './readWord';
import { stem } from './stem';

const PART = 0.35;

/** The stems of a text, each with its positions in their order. */
export type Stems = ReadonlyMap<string, readonly number[]>;

// Questions meet the same passages again and again.
const known = new LRUCache<string, Stems>({ max: 8_000 });

export function stemsOf(text: string): Stems {
  const before = known.get(text);
  if (before) return before;
  const words = tokenize(text).map(stem);
  const stems = new Map<string, number[]>();
  for (const [at, one] of words.entries()) {
    const positions = stems.get(one);
    if (positions) positions.push(at);
    else stems.set(one, [at]);
  }
  known.set(text, stems);
  return stems;
}

/** How well a text says something, and where. */
export interface Match {
  value: number;
  positions: readonly number[];
}

const NONE: Match = { value: 0, positions: [] };

function bestOf(forms: Forms, stems: Stems): Match {
  let best = NONE;
  for (const [form, value] of forms) {
    const positions = stems.get(form);
    if (positions && value > best.value) best = { value, positions };
  }
  return best;
}

/** Whether the words stand near each other somewhere. */
const areTogether = (found: readonly Match[]) =>
  found[0]?.positions.some((at) =>
    found.every(({ positions }) =>
      positions.some((other) => Math.abs(other - at) <= found.length + 1),
    ),
  );

/** How well a text says what a question is about, and where. */
export function match({ ways }: Concept, stems: Stems): Match {
  let best = NONE;
  for (const { words, weight } of ways) {
    const found = words.map((forms) => bestOf(forms, stems));
    const has = found.filter(({ value }) => value > 0);
    const mean = found.reduce((sum, { value }) => sum + value, 0) / words.length;
    const isWhole = has.length === words.length && areTogether(found);
    const value = isWhole ? mean * weight : weight === 1 ? mean * PART : 0;
    if (value > best.value) best = { value, positions: has[0]?.positions ?? [] };
  }
  return best;
}
