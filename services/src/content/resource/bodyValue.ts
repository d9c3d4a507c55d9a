import { jsonValue } from './serialize';

/** A stored value as a body has it. */
export const bodyValue = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(jsonValue) : jsonValue(value);

/** Whether two values are the same in a body. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
