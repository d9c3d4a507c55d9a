import type { Operator } from '../expression';
import { arithmetic } from './arithmetic';
import { arrays } from './arrays';
import { dates } from './dates';
import { logic } from './logic';
import { objects } from './objects';
import { strings } from './strings';

/** Every expression operator by name; one that is not listed is refused. */
export const operators: Record<string, Operator> = {
  ...logic,
  ...arithmetic,
  ...arrays,
  ...objects,
  ...strings,
  ...dates,
};
