import { type Doc, isDoc } from '../bson/values';
import type { Entities } from './entities';

const types: Record<string, (value: unknown) => boolean> = {
  object: isDoc,
  string: (value) => typeof value === 'string',
  bool: (value) => typeof value === 'boolean',
  int: Number.isInteger,
  long: (value) => typeof value === 'number' || bsonType(value) === 'Long',
  date: (value) => value instanceof Date,
  binData: (value) => bsonType(value) === 'Binary',
  timestamp: (value) => bsonType(value) === 'Timestamp',
};

const bsonType = (value: unknown) => (value as { _bsontype?: string } | null)?._bsontype;

const plain = (value: unknown): unknown =>
  ['Long', 'Int32', 'Double'].includes(bsonType(value) ?? '') ? Number(value) : value;

const operators: Record<string, (wanted: unknown, actual: unknown, entities: Entities) => boolean> =
  {
    $$exists: (wanted, actual) => (actual !== undefined) === wanted,
    $$type: (wanted, actual) => [wanted].flat().some((name) => types[String(name)]?.(actual)),
    $$unsetOrMatches: (wanted, actual, entities) =>
      actual === undefined || actual === null || matches(wanted, actual, entities, true),
    $$matchesEntity: (id, actual, entities) => matches(entities.get(id), actual, entities, true),
    $$matchAsRoot: (wanted, actual, entities) => matches(wanted, actual, entities, true),
    $$sessionLsid: (id, actual, entities) =>
      JSON.stringify(entities.session(id).id) === JSON.stringify(actual),
  };

/** Whether a value is as expected, by the rules of the unified test format. */
export function matches(
  expected: unknown,
  actual: unknown,
  entities: Entities,
  isRoot = false,
): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((item, i) => matches(item, actual[i], entities, isRoot))
    );
  }
  if (!isDoc(expected)) {
    const [a, b] = [plain(expected), plain(actual)];
    return typeof a === 'object' ? JSON.stringify(a) === JSON.stringify(b) : a === b;
  }
  const [name = '', wanted] = Object.entries(expected)[0] ?? [];
  const operator = operators[name];
  if (operator) return operator(wanted, actual, entities);
  if (typeof actual !== 'object' || actual === null) return false;
  const found = actual as Doc;
  const isWithin = isRoot || Object.keys(found).every((key) => key in expected);
  return (
    isWithin && Object.entries(expected).every(([key, item]) => matches(item, found[key], entities))
  );
}
