import { company } from '@pressline/shared-api/company';
import { stem } from './stem';

/** Stems of words that say that something is asked, or how much of it, rather than what. */
export const ASKING: ReadonlySet<string> = new Set(
  (
    'about add after all allow may might any anyone ask before best better big calculate call come correct ' +
    'define do during explain far find get give go good happen help high just keep know large like ' +
    'long look low make many mean meaning much must need now often old one only please possible put ' +
    'right say see set show small still take tell thing too try under understand use want way work ' +
    'wrong between vs versus per every away without min max minimum maximum number amount value ' +
    'size width height depth length distance spacing gap weight thickness time limit level count ' +
    'went gone came done got gave made said took told kept put bring brought ' +
    'difference smallest largest thinnest least most short wide thick deep close near'
  )
    .split(' ')
    .concat(company.productName.toLowerCase())
    .map(stem),
);
/** Words of talk that no answer needs to have; `whats` and `doesnt` are typed without their apostrophe. */
export const TALK: ReadonlySet<string> = new Set(
  (
    'whats wheres whos hows whens thats theres its im ive id ill youre weve were theyre hes shes lets ' +
    'dont doesnt didnt cant cannot couldnt wont wouldnt isnt arent wasnt werent hasnt havent shouldnt ' +
    'anymore already again since off by else ever even really quite actually somehow anyway hi hello ' +
    'thanks thank pls plz sorry us he she him her his hers anybody anyone somebody someone everybody everyone ' +
    'something anything nothing every each such also more am being having because while until during'
  ).split(' '),
);
/** Numbers that texts write as words. */
export const NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at) => [String(at + 1), word]),
);
/** Other ways to write a long number: `10000`, `10,000`, `$10,000`. */
export function numberForms(word: string): readonly string[] {
  const plain = word.replace(/^\$/, '').replaceAll(',', '');
  if (!/^\d{4,9}$/.test(plain)) return [];
  const grouped = plain.replace(/\d(?=(?:\d{3})+$)/g, '$&,');
  return [plain, grouped, `$${plain}`, `$${grouped}`].filter((form) => form !== word);
}
/** Words for the least and the most that a text has in their place. */
export const EXTREMES: Readonly<Record<string, readonly string[]>> = {
  min: ['minimum', 'smallest', 'least', 'under', 'below', 'thinnest'],
  minimum: ['min', 'smallest', 'least', 'under', 'below', 'thinnest'],
  max: ['maximum', 'most', 'above', 'over', 'limit', 'up'],
  maximum: ['max', 'most', 'above', 'over', 'limit', 'up'],
};
