import { type ResourceDefinition, resources } from '@pressline/shared-api';
import { openDatabase } from '../../src/store/connection/openDatabase';
import { createModel } from '../../src/store/database/createModel';
import { totalOrder } from '../../src/store/database/ensureIndex';
import { isCovered, type Keys, type Query } from '../isCovered';

const INDEXES: Keys[] = [{ _id: 1 }, { kind: 1, at: -1, _id: -1 }, { by: 1 }];
const NEWEST = { at: -1, _id: -1 };

test.each<[boolean, Query]>([
  [true, { filter: { kind: 'a' } }],
  [true, { filter: { kind: { $in: ['a', 'b'] } }, order: NEWEST }],
  [true, { filter: { kind: 'a' }, order: { at: 1, _id: 1 } }],
  [true, { filter: { kind: 'a', at: { $gt: 1 } }, order: NEWEST }],
  [true, { filter: { by: /^a/, size: 1 } }],
  [true, { filter: { $or: [{ kind: 'a' }, { by: 'b' }] } }],
  [true, { filter: {} }],
  [true, { filter: { by: { $nin: ['a'], $gt: '' } } }],
  [false, { filter: { at: 1 } }],
  [false, { filter: { size: 1 }, order: { _id: -1 } }],
  [false, { filter: {}, order: NEWEST }],
  [false, { filter: { kind: { $gt: 'a' } }, order: NEWEST }],
  [false, { filter: { kind: 'a' }, order: { at: -1, _id: 1 } }],
  [false, { filter: { kind: /a/ }, order: NEWEST }],
  [false, { filter: { kind: /a/ } }],
  [false, { filter: { kind: { $ne: 'a' } } }],
  [false, { filter: { _id: { $nin: ['a'] } }, order: { _id: -1 } }],
  [false, { filter: { $or: [{ kind: /a/ }, { size: /b/ }] }, order: { _id: -1 } }],
  [false, { filter: { $or: [{ kind: 'a' }, { size: 1 }] } }],
  [false, { filter: { by: 'a' }, order: NEWEST }],
  [false, { filter: { by: 'a' }, order: { _id: -1 } }],
  [true, { filter: { _id: 'a' }, order: NEWEST }],
  [true, { filter: { _id: { $in: ['a', 'b'] }, size: 1 }, order: NEWEST }],
  [false, { filter: { _id: { $gt: 'a' } }, order: NEWEST }],
])('%p: %j', (expected, query) => {
  expect(isCovered(INDEXES, query)).toBe(expected);
});

const connection = openDatabase();

describe.each(Object.values(resources).map((one): [string, ResourceDefinition] => [one.name, one]))(
  '%s',
  (_, resource) => {
    const filters = ['isPublished', 'categoryId'].filter((name) => name in resource.fields);
    const subsets = [[], filters, ...filters.map((name) => [name])];
    const indexes = createModel(connection, resource)
      .schema.indexes()
      .map(([keys]) => Object.entries(keys).map(String));

    test.each(subsets.map((some) => [some]))('its list by %j has an index', (some) => {
      const order = Object.entries(totalOrder(resource.sort)).map(String);
      const fixed = some.map((name) => `${name},1`);
      expect(indexes).toContainEqual([...fixed, ...order]);
    });
  },
);
