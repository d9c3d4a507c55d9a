import { splitPath, valuesAt } from '../bson/paths';
import { bodyKey, codePointOrder } from '../bson/valueKey';
import { type Doc, isNumeric, typeInfo } from '../bson/values';
import { badValue, MongoError } from '../errors';

/** Items in the order of their documents; equal ones stay as they are. */
type Sort = <Item>(items: readonly Item[], docOf: (item: Item) => Doc) => Item[];

interface SortField {
  parts: string[];
  sign: 1 | -1;
}

/** Of a value: the order of its type, and a text that sorts as it does among those of this type. */
interface SortKey {
  order: number;
  body: string;
}

interface Keyed<Item> {
  item: Item;
  doc: Doc;
  keys: SortKey[];
}

/** An empty array sorts below null. */
const EMPTY_ARRAY: SortKey = { order: 4, body: '' };

/** Compiles a sort document. @throws BadValue for a direction other than 1 and -1. */
export function compileSort(sort: Doc): Sort {
  const fields = Object.entries(sort).map(([path, direction]): SortField => {
    const sign = isNumeric(direction) ? Number(direction) : 0;
    if (sign !== 1 && sign !== -1) {
      throw badValue('$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    }
    if (path.startsWith('$')) {
      throw new MongoError(
        'Location16410',
        `FieldPath field names may not start with '$': ${path}`,
      );
    }
    return { parts: splitPath(path), sign };
  });
  return <Item>(items: readonly Item[], docOf: (item: Item) => Doc) => {
    // Each document is compared a dozen times: its keys are made once, those of later fields if needed.
    const keyed = items.map((item): Keyed<Item> => ({ item, doc: docOf(item), keys: [] }));
    const keyAt = ({ doc, keys }: Keyed<Item>, at: number, field: SortField): SortKey => {
      keys[at] ??= sortKey(doc, field);
      return keys[at];
    };
    keyed.sort((a, b) => {
      for (let at = 0; at < fields.length; at += 1) {
        const field = fields[at] as SortField;
        const result = compareKeys(keyAt(a, at, field), keyAt(b, at, field));
        if (result !== 0) return result * field.sign;
      }
      return 0;
    });
    return keyed.map(({ item }) => item);
  };
}

const keyOf = (value: unknown): SortKey => ({
  order: typeInfo(value).order,
  // Long texts are not copied.
  body: typeof value === 'string' ? codePointOrder(value) : bodyKey(value),
});

function compareKeys(a: SortKey, b: SortKey): number {
  if (a.order !== b.order) return a.order - b.order;
  return a.body === b.body ? 0 : a.body < b.body ? -1 : 1;
}

/** Arrays sort by their least element ascending and by their greatest descending. */
function sortKey(doc: Doc, { parts, sign }: SortField): SortKey {
  const values = valuesAt(doc, parts);
  const [only] = values;
  if (values.length === 1 && !Array.isArray(only)) return keyOf(only);
  const keys = values.flatMap((value) => {
    if (!Array.isArray(value)) return keyOf(value);
    return value.length > 0 ? value.map(keyOf) : EMPTY_ARRAY;
  });
  const [first = keyOf(undefined), ...others] = keys;
  return others.reduce((best, key) => (compareKeys(key, best) * sign < 0 ? key : best), first);
}
