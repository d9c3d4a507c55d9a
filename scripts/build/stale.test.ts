import { isBuilt, stampText } from './stale';

test('a production build serves npm start as well, a quick one never where production is needed', () => {
  const hash = 'a'.repeat(24);
  const [production, quick] = [stampText('production', hash), stampText('quick', hash)];
  expect([isBuilt(production, 'quick', hash), isBuilt(production, 'production', hash)]).toEqual([
    true,
    true,
  ]);
  expect([isBuilt(quick, 'quick', hash), isBuilt(quick, 'production', hash)]).toEqual([
    true,
    false,
  ]);
  for (const former of [undefined, hash, stampText('quick', 'b'.repeat(24))]) {
    expect(isBuilt(former, 'quick', hash)).toBe(false);
  }
});
