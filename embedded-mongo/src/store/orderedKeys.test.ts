import { OrderedKeys } from './orderedKeys';

test('stays sorted and distinct through many changes', () => {
  const keys = new OrderedKeys();
  const expected = new Set<string>();
  let seed = 7;
  for (let i = 0; i < 20_000; i++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const key = String(seed % 5000);
    if (seed % 3 === 0) {
      keys.remove(key);
      expected.delete(key);
    } else {
      keys.add(key);
      expected.add(key);
    }
  }
  const sorted = [...expected].sort();
  expect([...keys.range('', '\uffff')]).toEqual(sorted);
  expect([...keys.range('', '\uffff', true)]).toEqual(sorted.toReversed());
  const between = sorted.filter((key) => key >= '2' && key < '333');
  expect([...keys.range('2', '333')]).toEqual(between);
  expect([...keys.range('2', '333', true)]).toEqual(between.toReversed());
  expect([...new OrderedKeys(['b', 'a', 'c']).range('', 'z')]).toEqual(['a', 'b', 'c']);
});
