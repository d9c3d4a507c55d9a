import { splitPath, valuesAt } from '../bson/paths';
import { type Doc, field, isDoc } from '../bson/values';
import { badValue } from '../errors';
import { compileField } from './fieldOperators';

export type Test = (doc: Doc) => boolean;

/** The operators that combine whole filters. */
export const filterOperators: Record<string, (argument: unknown) => Test> = {
  $or: (argument) => {
    if (!Array.isArray(argument)) throw badValue('$or must be an array');
    if (argument.length === 0) throw badValue('$and/$or/$nor must be a nonempty array');
    if (!argument.every(isDoc)) throw badValue('$or/$and/$nor entries need to be full objects');
    const tests = argument.map(compileQuery);
    return (doc) => tests.some((test) => test(doc));
  },
};

/** Compiles a filter. @throws BadValue for a malformed one and for an unknown operator. */
export function compileQuery(query: Doc): Test {
  const tests = Object.entries(query).map(([name, argument]) => compileEntry(name, argument));
  return (doc) => tests.every((test) => test(doc));
}

function compileEntry(name: string, argument: unknown): Test {
  if (name.startsWith('$')) {
    const operator = field(filterOperators, name);
    if (!operator) throw badValue(`unknown top level operator: ${name}`);
    return operator(argument);
  }
  const parts = splitPath(name);
  const test = compileField(argument);
  return (doc) => test(valuesAt(doc, parts));
}
