import { splitPath, valuesAt } from '../bson/paths';
import { type Doc, isDoc, setField } from '../bson/values';
import { compileQuery } from './match';

/**
 * The index that `$` stands for: the first element of the array at `path` for which the filter's
 * conditions on that array hold on their own; undefined when it has none or none matches.
 */
export function positionOf(doc: Doc, path: string, filter: Doc): number | undefined {
  const conditions = [...conditionsOn(path, filter)];
  const items = valuesAt(doc, splitPath(path))[0];
  if (conditions.length === 0 || !Array.isArray(items)) return undefined;
  const tests = conditions.map((condition) => compileQuery(condition));
  const holds = (item: unknown, some: typeof tests) => {
    const probe = withValue(splitPath(path), [item]);
    return some.every((test) => test(probe));
  };
  const all = items.findIndex((item) => holds(item, tests));
  if (all >= 0) return all;
  const last = items.findIndex((item) => holds(item, tests.slice(-1)));
  return last >= 0 ? last : undefined;
}

function* conditionsOn(path: string, filter: Doc): Generator<Doc> {
  for (const [name, condition] of Object.entries(filter)) {
    if ((name === '$and' || name === '$or') && Array.isArray(condition)) {
      for (const clause of condition) if (isDoc(clause)) yield* conditionsOn(path, clause);
    } else if (name === path || name.startsWith(`${path}.`)) yield { [name]: condition };
  }
}

function withValue([first = '', ...rest]: string[], value: unknown): Doc {
  const out: Doc = {};
  setField(out, first, rest.length === 0 ? value : withValue(rest, value));
  return out;
}
