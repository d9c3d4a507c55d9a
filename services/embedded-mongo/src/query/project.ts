import { compileExpression, type Evaluate, type Variables } from '../aggregate/expression';
import { truthy } from '../aggregate/truthy';
import { type Doc, field, isDoc, isNumeric, setField } from '../bson/values';
import { badValue, MongoError } from '../errors';
import { compileElement } from './match';
import { positionOf } from './position';

export type Projection = (doc: Doc, variables?: Variables) => Doc;

/** What happens at a path: kept, dropped, a sub-tree, or computed from the value there. */
type Node = { [name: string]: Node | Leaf };
type Leaf = boolean | Computed;

class Computed {
  constructor(
    readonly compute: (value: unknown, doc: Doc, variables?: Variables) => unknown,
    /** True when the field stays in its place and says nothing about the others. */
    readonly keepsMode = false,
  ) {}
}

const isLeaf = (node: Node | Leaf | undefined): node is Leaf =>
  typeof node === 'boolean' || node instanceof Computed;

/**
 * Compiles a projection of find or `$project`. `filter` is what `$` positions refer to.
 * @throws Location31253/31254 for a mix of inclusion and exclusion.
 */
export function compileProjection(spec: Doc, filter?: Doc): Projection {
  const tree: Node = {};
  let mode: 'include' | 'exclude' | undefined;
  let keepId: boolean | undefined;
  const setMode = (wanted: 'include' | 'exclude', path: string) => {
    if (mode && mode !== wanted) {
      throw new MongoError(
        wanted === 'include' ? 'Location31253' : 'Location31254',
        `Cannot do ${wanted === 'include' ? 'inclusion' : 'exclusion'} on field ${path} in ${mode === 'include' ? 'inclusion' : 'exclusion'} projection`,
      );
    }
    mode = wanted;
  };
  for (const [path, value] of flatten(spec)) {
    const leaf = leafOf(path, value, filter);
    if (path === '_id' && typeof leaf === 'boolean') {
      keepId = leaf;
      continue;
    }
    if (leaf === false) setMode('exclude', path);
    else if (leaf === true || !leaf.keepsMode) setMode('include', path);
    place(tree, path.replace(/\.\$$/, ''), leaf);
  }
  const including = mode ? mode === 'include' : keepId === true;
  if (keepId !== undefined ? keepId === including : including) tree._id = including;
  return (doc, variables) => apply(doc, tree, including, doc, variables) as Doc;
}

/** Nested documents that hold no operator mean the same as dotted paths. */
function* flatten(spec: Doc, prefix = ''): Generator<[string, unknown]> {
  for (const [name, value] of Object.entries(spec)) {
    const path = prefix + name;
    if (name === '' || path.split('.').includes('')) {
      throw new MongoError('Location40353', 'FieldPath must not be empty');
    }
    if (isDoc(value) && !Object.keys(value)[0]?.startsWith('$')) {
      if (Object.keys(value).length === 0) throw badValue('An empty sub-projection is not valid');
      yield* flatten(value, `${path}.`);
    } else yield [path, value];
  }
}

function leafOf(path: string, value: unknown, filter: Doc | undefined): Leaf {
  if (path.endsWith('.$')) {
    if (!filter) throw badValue('Positional projection is only allowed in find');
    const array = path.slice(0, -2);
    return new Computed((items, doc) => positional(items, positionOf(doc, array, filter)));
  }
  if (typeof value === 'boolean' || isNumeric(value)) return truthy(value);
  if (filter && isDoc(value)) {
    const special = findOperator(value);
    if (special) return special;
  }
  const evaluate: Evaluate = compileExpression(value);
  return new Computed((_, doc, variables) => evaluate(doc, variables));
}

function positional(items: unknown, at: number | undefined): unknown {
  if (!Array.isArray(items)) return items;
  if (at === undefined) {
    throw new MongoError(
      'Location51246',
      'Executor error during find command :: caused by :: positional operator could not find a matching element',
    );
  }
  return [items[at]];
}

/** `$slice` and `$elemMatch` mean something of their own in find. */
function findOperator(value: Doc): Computed | undefined {
  if ('$elemMatch' in value) {
    const test = compileElement(value.$elemMatch);
    return new Computed((items) => {
      const found = Array.isArray(items) ? items.find(test) : undefined;
      return found === undefined ? undefined : [found];
    });
  }
  if (!('$slice' in value) || (Array.isArray(value.$slice) && Array.isArray(value.$slice[0]))) {
    return undefined;
  }
  const [first, count] = Array.isArray(value.$slice) ? value.$slice : [undefined, value.$slice];
  if (!isNumeric(count) || (first !== undefined && (!isNumeric(first) || Number(count) <= 0))) {
    return undefined;
  }
  const length = Number(count);
  const from = first === undefined ? Math.min(length, 0) : Number(first);
  const slice = (items: unknown[]) => {
    const start = from < 0 ? Math.max(items.length + from, 0) : from;
    return items.slice(start, first === undefined && length < 0 ? undefined : start + length);
  };
  return new Computed((items) => (Array.isArray(items) ? slice(items) : items), true);
}

function place(tree: Node, path: string, leaf: Leaf): void {
  const parts = path.split('.');
  const last = parts.pop() as string;
  let node = tree;
  for (const part of parts) {
    const next = field(node, part) as Node | Leaf | undefined;
    if (isLeaf(next)) throw collision(path);
    const child: Node = next ?? {};
    setField(node, part, child);
    node = child;
  }
  if (Object.hasOwn(node, last)) throw collision(path);
  setField(node, last, leaf);
}

const collision = (path: string) => new MongoError('Location31249', `Path collision at ${path}`);

function apply(
  value: unknown,
  node: Node,
  including: boolean,
  root: Doc,
  variables?: Variables,
): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((item) => !including || isDoc(item) || Array.isArray(item))
      .map((item) => apply(item, node, including, root, variables));
  }
  if (!isDoc(value)) return including ? undefined : value;
  const out: Doc = {};
  for (const name of Object.keys(value)) {
    const rule = Object.hasOwn(node, name) ? node[name] : undefined;
    if (rule === undefined ? !including : rule === true) setField(out, name, value[name]);
    else if (rule !== undefined && !isLeaf(rule)) {
      const inner = apply(value[name], rule, including, root, variables);
      if (inner !== undefined) setField(out, name, inner);
    } else if (rule instanceof Computed && rule.keepsMode) {
      setField(out, name, rule.compute(value[name], root));
    }
  }
  return addComputed(out, value, node, root, variables);
}

function addComputed(out: Doc, source: Doc, node: Node, root: Doc, variables?: Variables): Doc {
  for (const name of Object.keys(node)) {
    const rule = node[name];
    if (rule === undefined || typeof rule === 'boolean') continue;
    if (rule instanceof Computed) {
      if (rule.keepsMode) continue;
      const result = rule.compute(field(source, name), root, variables);
      if (result !== undefined) setField(out, name, result);
    } else if (!Object.hasOwn(source, name) && hasComputed(rule)) {
      setField(out, name, addComputed({}, {}, rule, root, variables));
    }
  }
  return out;
}

const hasComputed = (node: Node): boolean =>
  Object.values(node).some((rule) => (isLeaf(rule) ? rule instanceof Computed : hasComputed(rule)));
