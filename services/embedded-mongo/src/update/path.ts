import { isArrayIndex, splitPath } from '../bson/paths';
import { type Doc, field, isDoc, setField, typeInfo } from '../bson/values';
import { badValue, MongoError } from '../errors';

// A path that makes a longer array is a mistake.
const maxPadding = 1_500_000;

/** The value at a path; undefined when there is none. */
export function valueAt(root: unknown, parts: readonly string[]): unknown {
  let value = root;
  for (const part of parts) {
    if (Array.isArray(value)) value = isArrayIndex(part) ? value[Number(part)] : undefined;
    else value = isDoc(value) ? field(value, part) : undefined;
  }
  return value;
}

/** Sets the value at a path and makes what is missing on the way. @throws PathNotViable. */
export function setAt(root: Doc, path: string, value: unknown): void {
  const parts = splitPath(path);
  for (const at of parts.keys()) {
    const parent = valueAt(root, parts.slice(0, at));
    const part = parts[at] as string;
    const isLast = at === parts.length - 1;
    if (isLast || valueAt(parent, [part]) === undefined) {
      assign(parent, part, isLast ? value : {}, parts.slice(0, at));
    }
  }
}

function assign(parent: unknown, part: string, value: unknown, path: string[]): void {
  if (isDoc(parent)) {
    setField(parent, part, value);
    return;
  }
  if (!Array.isArray(parent) || !isArrayIndex(part)) {
    throw new MongoError(
      'PathNotViable',
      `Cannot create field '${part}' in element {${path.join('.')}: ${typeInfo(parent).name}}`,
    );
  }
  if (Number(part) > parent.length + maxPadding) throw badValue('array index is too large');
  while (parent.length < Number(part)) parent.push(null);
  parent[Number(part)] = value;
}

/** Removes a field; an element of an array becomes null. */
export function unsetAt(root: Doc, path: string): void {
  const parts = splitPath(path);
  const last = parts.pop() as string;
  const parent = valueAt(root, parts);
  if (isDoc(parent)) delete parent[last];
  else if (Array.isArray(parent) && isArrayIndex(last) && Number(last) < parent.length) {
    parent[Number(last)] = null;
  }
}
