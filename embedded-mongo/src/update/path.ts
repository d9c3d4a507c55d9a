import { splitPath } from '../bson/paths';
import { type Doc, field, isDoc, setField, typeInfo } from '../bson/values';
import { MongoError, notImplemented } from '../errors';

/** The value at a path; undefined when there is none. @throws NotImplemented for a path into an array */
export function valueAt(root: unknown, parts: readonly string[]): unknown {
  let value = root;
  for (const part of parts) {
    if (Array.isArray(value)) throw notImplemented(`The path '${parts.join('.')}' into an array`);
    value = isDoc(value) ? field(value, part) : undefined;
  }
  return value;
}

/** Sets the value at a path and makes what is missing on the way. @throws PathNotViable, and as `valueAt`. */
export function setAt(root: Doc, path: string, value: unknown): void {
  const parts = splitPath(path);
  valueAt(root, parts);
  for (const [at, part] of parts.entries()) {
    const parent = valueAt(root, parts.slice(0, at));
    const isLast = at === parts.length - 1;
    if (!isLast && valueAt(parent, [part]) !== undefined) continue;
    if (!isDoc(parent)) {
      throw new MongoError(
        'PathNotViable',
        `Cannot create field '${part}' in element {${parts.slice(0, at).join('.')}: ${typeInfo(parent).name}}`,
      );
    }
    setField(parent, part, isLast ? value : {});
  }
}

/** Removes a field. @throws as `valueAt` */
export function unsetAt(root: Doc, path: string): void {
  const parts = splitPath(path);
  valueAt(root, parts);
  const last = parts.pop() as string;
  const parent = valueAt(root, parts);
  if (isDoc(parent)) delete parent[last];
}
