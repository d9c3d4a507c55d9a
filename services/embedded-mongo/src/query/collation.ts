import type { StringOrder } from '../bson/compare';
import { isDoc } from '../bson/values';
import { badValue, notImplemented } from '../errors';

const known = ['locale', 'strength', 'caseLevel', 'numericOrdering', 'caseFirst'];
const sensitivities = ['base', 'accent', 'variant'] as const;

/** The string order of a collation; undefined for MongoDB's simple one. */
export function stringOrder(collation: unknown): StringOrder | undefined {
  if (collation === undefined) return undefined;
  if (!isDoc(collation) || typeof collation.locale !== 'string') {
    throw badValue('A collation needs a locale');
  }
  for (const name of Object.keys(collation)) {
    if (!known.includes(name)) throw notImplemented(`The collation option ${name}`);
  }
  if (collation.locale === 'simple') return undefined;
  const strength = Number(collation.strength ?? 3);
  const base = sensitivities[strength - 1];
  if (!base) throw notImplemented(`Collation strength ${strength}`);
  const caseFirst = String(collation.caseFirst ?? 'off');
  if (!['upper', 'lower', 'off'].includes(caseFirst)) throw badValue('Invalid caseFirst');
  try {
    return new Intl.Collator(collation.locale.replace('_', '-'), {
      sensitivity: base === 'base' && collation.caseLevel === true ? 'case' : base,
      numeric: collation.numericOrdering === true,
      caseFirst: caseFirst === 'off' ? 'false' : (caseFirst as 'upper' | 'lower'),
    }).compare;
  } catch {
    throw badValue(`Field 'locale' is invalid in: ${collation.locale}`);
  }
}
