import { asBson } from '../bson/values';
import { badValue, MongoError } from '../errors';

// Where Perl's syntax means something else, or nothing, in JavaScript.
const perlOnly = /\\[AzZGQEhHRKXC]|\(\?[a-zA-Z#>|&+]|\(\?P|[*+?}]\+|\[\[:|\(\*/;

/** A JavaScript expression with the meaning of a BSON one. @throws for what only Perl's can say. */
export function toRegExp(pattern: string, options: string): RegExp {
  const inline = /^\(\?([imsx]+)\)/.exec(pattern);
  const source = inline ? pattern.slice(inline[0].length) : pattern;
  const flags = new Set(options + (inline?.[1] ?? ''));
  for (const flag of flags) {
    if (!'imsu'.includes(flag)) throw regexError(`invalid or unsupported flag in regex: ${flag}`);
  }
  flags.delete('u');
  if (perlOnly.test(source.replace(/\\\\/g, ''))) {
    throw regexError(`unsupported syntax in regular expression: ${pattern}`);
  }
  try {
    return new RegExp(source, [...flags].join('') + (source.includes('\\p{') ? 'u' : ''));
  } catch (error) {
    throw regexError(`Regular expression is invalid: ${(error as Error).message}`);
  }
}

const regexError = (message: string) => new MongoError('Location51091', message);

/** The expression in a `$regex` argument or a value, with `$options` taking precedence. */
export function regexOf(value: unknown, options?: unknown): RegExp | undefined {
  const bson = asBson(value);
  if (options !== undefined && typeof options !== 'string') {
    throw badValue('$options has to be a string');
  }
  if (bson?._bsontype === 'BSONRegExp') return toRegExp(bson.pattern, options ?? bson.options);
  return typeof value === 'string' ? toRegExp(value, options ?? '') : undefined;
}
