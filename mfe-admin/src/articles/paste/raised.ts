const RAISED = '0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺-⁻−⁻–⁻=⁼(⁽)⁾n ⁿ';
const LOWERED = '0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊-₋−₋–₋=₌(₍)₎';

const tableOf = (pairs: string) => {
  const chars = [...pairs.replaceAll(' ', '')];
  return new Map(chars.flatMap((char, at) => (at % 2 === 0 ? [[char, chars[at + 1] ?? '']] : [])));
};
const tables = { sup: tableOf(RAISED), sub: tableOf(LOWERED) };

/** A raised or lowered text in plain characters, so that m² is not m2. Words such as the th of 4th stay. */
export function raised(text: string, shift: 'sup' | 'sub'): string {
  const table = tables[shift];
  const words = text.trim();
  if (!/\d/.test(words) && words !== 'n') return text;
  // A reference to a note is no figure.
  if (/^\[.*\]$/.test(words)) return text;
  const isWhole = [...words].every((char) => table.has(char));
  const shown = isWhole
    ? [...words].map((char) => table.get(char)).join('')
    : `${shift === 'sup' ? '^' : '_'}(${words})`;
  return text.replace(words, () => shown);
}
