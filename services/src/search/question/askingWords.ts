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
/** Numbers that texts write as words. */
export const NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at) => [String(at + 1), word]),
);
/** Words for the least and the most that a text has in their place. */
export const EXTREMES: Readonly<Record<string, readonly string[]>> = {
  min: ['minimum', 'smallest', 'least', 'under', 'below', 'thinnest'],
  minimum: ['min', 'smallest', 'least', 'under', 'below', 'thinnest'],
  max: ['maximum', 'most', 'above', 'over', 'limit', 'up'],
  maximum: ['max', 'most', 'above', 'over', 'limit', 'up'],
};
