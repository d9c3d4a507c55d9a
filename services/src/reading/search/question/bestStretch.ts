import type { Match } from './matchConcept';

/** Words further apart than this are hardly said of the same thing. */
const STRETCH = 24;

/** Close words belong together: 1 when all stand side by side. */
const closeness = (count: number, span: number) =>
  count < 2 ? count / 2 : Math.min(1, (count / span) ** 0.5);

/** What a passage has of one thing that a question is about. */
interface WeightedMatch extends Match {
  weight: number;
}

/** The stretch of a passage that has the most of what is asked: what it has, and how close together. */
export function bestStretch(matches: readonly WeightedMatch[]) {
  const all = matches
    .flatMap((match) => (match.value > 0 ? match.positions.map((at) => ({ match, at })) : []))
    .sort((one, other) => one.at - other.at);
  let best = { weight: 0, has: [] as WeightedMatch[], span: 1 };
  for (let first = 0; first < all.length; first += 1) {
    const start = all[first]?.at ?? 0;
    const has: WeightedMatch[] = [];
    let weight = 0;
    for (let next = first; next < all.length; next += 1) {
      const one = all[next];
      if (!one || one.at - start >= STRETCH || has.length === matches.length) break;
      if (has.includes(one.match)) continue;
      has.push(one.match);
      weight += one.match.weight * one.match.value;
      const span = one.at - start + 1;
      if (weight > best.weight || (weight === best.weight && span < best.span))
        best = { weight, has: [...has], span };
    }
  }
  return { has: best.has, closeness: closeness(best.has.length, best.span) };
}
