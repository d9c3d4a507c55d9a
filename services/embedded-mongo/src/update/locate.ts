import { isArrayIndex, splitPath } from '../bson/paths';
import { type Doc, field, isDoc, setField, typeInfo } from '../bson/values';
import { badValue, MongoError } from '../errors';

/** A place in a document that an update operator reads and writes. */
export interface Target {
  readonly path: string;
  get(): unknown;
  set(value: unknown): void;
  unset(): void;
}

/** What the positional operators in a path stand for. */
export interface Positions {
  /** For `$`: the matched index of the array at a path. */
  matched(arrayPath: string): number | undefined;
  /** For `$[name]`: the test from arrayFilters. */
  readonly filters: ReadonlyMap<string, (item: unknown) => boolean>;
}

// Arrays this long are a mistake in a path, not a wish.
const maxPadding = 1_500_000;

/** Resolves an update path to the places it names. Nothing is created before `set`. */
export function locate(root: Doc, path: string, positions: Positions): Target[] {
  return [...visit(root, splitPath(path), [], positions)];
}

function* visit(
  root: Doc,
  [part, ...rest]: string[],
  done: string[],
  positions: Positions,
): Generator<Target> {
  if (part === undefined) {
    yield target(root, done);
    return;
  }
  if (!part.startsWith('$')) {
    yield* visit(root, rest, [...done, part], positions);
    return;
  }
  const at = done.join('.');
  const items = read(root, done);
  if (part === '$') {
    const index = positions.matched(at);
    if (index === undefined) {
      throw badValue('The positional operator did not find the match needed from the query.');
    }
    yield* visit(root, rest, [...done, String(index)], positions);
    return;
  }
  const name = /^\$\[(\w*)\]$/.exec(part)?.[1];
  if (name === undefined) throw badValue(`Unexpected '${part}' in the path '${at}.${part}'`);
  const test = name === '' ? () => true : positions.filters.get(name);
  if (!test) throw badValue(`No array filter found for identifier '${name}' in path`);
  if (!Array.isArray(items)) {
    throw badValue(`The path '${at}' must exist in the document in order to apply array updates.`);
  }
  for (const [index, item] of items.entries()) {
    if (test(item)) yield* visit(root, rest, [...done, String(index)], positions);
  }
}

function read(root: Doc, parts: string[]): unknown {
  let value: unknown = root;
  for (const part of parts) {
    if (Array.isArray(value)) value = isArrayIndex(part) ? value[Number(part)] : undefined;
    else value = isDoc(value) ? field(value, part) : undefined;
  }
  return value;
}

function target(root: Doc, parts: string[]): Target {
  const parents = parts.slice(0, -1);
  const last = parts.at(-1) as string;
  return {
    path: parts.join('.'),
    get: () => read(root, parts),
    set(value) {
      let parent: unknown = root;
      for (const [i, part] of parents.entries()) {
        const next = child(parent, part, parts.slice(0, i));
        if (next === undefined) {
          const created: Doc = {};
          assign(parent, part, created, parts.slice(0, i));
          parent = created;
        } else parent = next;
      }
      assign(parent, last, value, parents);
    },
    unset() {
      const parent = read(root, parents);
      if (isDoc(parent)) delete parent[last];
      else if (Array.isArray(parent) && isArrayIndex(last) && Number(last) < parent.length) {
        parent[Number(last)] = null;
      }
    },
  };
}

function child(parent: unknown, part: string, path: string[]): unknown {
  if (isDoc(parent)) return field(parent, part);
  if (Array.isArray(parent) && isArrayIndex(part)) return parent[Number(part)];
  throw notViable(parent, part, path);
}

function assign(parent: unknown, part: string, value: unknown, path: string[]): void {
  if (isDoc(parent)) setField(parent, part, value);
  else if (Array.isArray(parent) && isArrayIndex(part)) {
    const index = Number(part);
    if (index > parent.length + maxPadding) throw badValue('array index is too large');
    while (parent.length < index) parent.push(null);
    parent[index] = value;
  } else throw notViable(parent, part, path);
}

const notViable = (parent: unknown, part: string, path: string[]) =>
  new MongoError(
    'PathNotViable',
    `Cannot create field '${part}' in element {${path.join('.')}: ${typeInfo(parent).name}}`,
  );
