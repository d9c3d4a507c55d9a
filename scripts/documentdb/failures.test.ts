import { failureOf, refusingIndex, statementError, withLabel } from './failures';

test.each([
  ['M000M', 66, 'ImmutableField'],
  ['23P01', 11000, 'DuplicateKey'],
  ['40001', 112, 'WriteConflict'],
  ['XX000', 1, 'InternalError'],
])('the state %s is the error %i', (state, code, codeName) => {
  const error = Object.assign(new Error('Refused'), { code: state });
  expect(failureOf(error)).toEqual({ ok: 0, code, codeName, errmsg: 'Refused' });
});

test.each([
  ["Duplicate key violation on the requested collection: Index 'slug_1'", 'slug_1'],
  ['conflicting key value violates exclusion constraint "documents_rum_index_12"', '12'],
])('a refused statement leads to its index: %s', (errmsg, index) => {
  // M001C, as PostgreSQL packs it.
  const error = statementError({ index: 3, code: 319029277, errmsg });
  expect(error).toMatchObject({ index: 3, code: 11000, errmsg });
  expect(refusingIndex(error)).toBe(index);
});

test('a transaction that PostgreSQL ended because of another is run again', () => {
  const failure = failureOf(Object.assign(new Error('Could not serialize'), { code: '40001' }));
  expect(withLabel(failure)).toMatchObject({
    ...{ ok: 0, code: 112, errorLabels: ['TransientTransactionError'] },
  });
  expect(withLabel({ ok: 1 })).toEqual({ ok: 1 });
});
