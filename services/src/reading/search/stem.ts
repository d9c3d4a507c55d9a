const MIN_STEM = 3;
/** Endings that leave what a word is about as it is, longest first, with what stands in their place. */
const ENDINGS: readonly (readonly [string, string, number])[] = [
  ['ations', '', 5],
  ['ation', '', 5],
  ['ating', '', 5],
  ['ated', '', 5],
  ['ates', '', 5],
  ['ate', '', 5],
  ['ness', '', 4],
  ['ied', 'y', 3],
  ['sses', 'ss', 3],
  ['ings', '', 4],
  ['ing', '', MIN_STEM],
  ['est', '', 4],
  ['ers', '', 4],
  ['er', '', 4],
  ['als', '', 5],
  ['al', '', 5],
  ['ly', '', 4],
  ['y', '', 4],
  ['ed', '', MIN_STEM],
  ['es', '', MIN_STEM],
  ['e', '', MIN_STEM],
];

const withoutPlural = (word: string) => word.replace(/ies$/, 'y').replace(/([^su])s$/, '$1');

function cutEnding(word: string): string {
  for (const [ending, other, least] of ENDINGS) {
    const length = word.length - ending.length;
    if (length < least || !word.endsWith(ending)) continue;
    const rest = word.slice(0, length);
    // bleed, speed
    if (!/[aeiouy]/.test(rest) || (ending === 'ed' && rest.endsWith('e'))) continue;
    // planning, plan
    return rest.replace(/([bdfgmnprt])\1$/, '$1') + other;
  }
  return word;
}

/** Forms that no rule makes. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  (
    'found find, sold sell, bought buy, sent send, broke break, broken break, ran run, bound bind, held hold, ' +
    'paid pay, lost lose, wrote write, written write, chose choose, chosen choose, taken take, ' +
    'given give, known know, shown show, drawn draw, drew draw, grown grow, kept keep, meant mean, built build, ' +
    'stuck stick, stood stand, began begin, begun begin, drove drive, driven drive, froze freeze, frozen freeze, ' +
    'hung hang, laid lay, led lead, spent spend, told tell, thought think, worn wear, wound wind, bent bend, ' +
    'fed feed, fell fall, fallen fall, forgot forget, forgotten forget, hid hide, hidden hide, ' +
    'people person, knives knife, halves half'
  )
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
);

const stemOf = (word: string) => (word.length < 4 ? word : cutEnding(withoutPlural(word)));

/** What English forms of a word have in common: `crease`, `creasing` and `creases` give one. */
export const stem = (word: string): string =>
  /^[a-z]{3,}$/.test(word) ? stemOf(IRREGULAR.get(word) ?? word) : word;
