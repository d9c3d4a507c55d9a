import { type Doc, isDoc, setField } from '../bson/values';

/** A copy with one path set; what is not a document on the way is replaced. Undefined removes. */
export function setPath(doc: Doc, [first = '', ...rest]: string[], value: unknown): Doc {
  const out = { ...doc };
  const inner = out[first];
  const next = rest.length === 0 ? value : setPath(isDoc(inner) ? inner : {}, rest, value);
  if (next === undefined) delete out[first];
  else setField(out, first, next);
  return out;
}
