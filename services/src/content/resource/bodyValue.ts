import { Types } from 'mongoose';

/** A stored value as JSON has it. */
export function jsonValue(value: unknown): unknown {
  if (value instanceof Types.ObjectId) return value.toHexString();
  if (value instanceof Date) return value.toISOString();
  return value ?? null;
}

/** A stored value as a body has it. */
export const bodyValue = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(jsonValue) : jsonValue(value);

/** Whether two values are the same in a body. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
