import { isNumeric } from '../bson/values';

/** MongoDB's truth: false, null, missing and zero are false; everything else is true. */
export const truthy = (value: unknown): boolean =>
  value !== false &&
  value !== null &&
  value !== undefined &&
  !(isNumeric(value) && Number(String(value)) === 0);
