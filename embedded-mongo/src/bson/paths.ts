import { field, isDoc } from './values';

const isIndex = /^(?:0|[1-9]\d*)$/;

/**
 * The values at a dotted path with MongoDB's implicit traversal of arrays on the way (not of the
 * last value). A branch that ends early gives undefined; scalars inside an array give nothing.
 */
export function valuesAt(root: unknown, parts: readonly string[]): unknown[] {
  const out: unknown[] = [];
  visit(root, parts, 0, out);
  return out;
}

function visit(value: unknown, parts: readonly string[], depth: number, out: unknown[]): void {
  const name = parts[depth];
  if (name === undefined) out.push(value);
  else if (isDoc(value)) visit(field(value, name), parts, depth + 1, out);
  else if (Array.isArray(value)) {
    if (isIndex.test(name) && Number(name) < value.length) {
      visit(value[Number(name)], parts, depth + 1, out);
    }
    for (const item of value) if (isDoc(item)) visit(item, parts, depth, out);
  } else out.push(undefined);
}

export const splitPath = (path: string): string[] => path.split('.');

/** Whether one path is the other or leads to it, so that both cannot be set. */
export const overlap = (a: string, b: string) =>
  `${a}.`.startsWith(`${b}.`) || `${b}.`.startsWith(`${a}.`);
