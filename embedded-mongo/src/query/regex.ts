import { asBson } from '../bson/values';
import { MongoError } from '../errors';

// Where Perl's syntax means something else, or nothing, in JavaScript.
const perlOnly = /\\[AzZGQEhHRKXC]|\(\?[a-zA-Z#>|&+]|\(\?P|[*+?}]\+|\[\[:|\(\*/;

const regexError = (message: string) => new MongoError('Location51091', message);

/** A JavaScript expression with the meaning of a BSON one. @throws for what only Perl's can say. */
function toRegExp(pattern: string, options: string): RegExp {
  // MongoDB accepts `u` and always acts on it.
  const flags = options.replace('u', '');
  const unknown = /[^ims]/.exec(flags)?.[0];
  if (unknown) throw regexError(`invalid or unsupported flag in regex: ${unknown}`);
  if (perlOnly.test(pattern.replace(/\\\\/g, ''))) {
    throw regexError(`unsupported syntax in regular expression: ${pattern}`);
  }
  try {
    return new RegExp(pattern, flags + (pattern.includes('\\p{') ? 'u' : ''));
  } catch (error) {
    throw regexError(`Regular expression is invalid: ${(error as Error).message}`);
  }
}

/** The JavaScript expression for a BSON expression or the text of a `$regex`. */
export function regexOf(value: unknown): RegExp | undefined {
  const bson = asBson(value);
  if (bson?._bsontype === 'BSONRegExp') return toRegExp(bson.pattern, bson.options);
  return typeof value === 'string' ? toRegExp(value, '') : undefined;
}
