import { readConfig } from './config';

test('an empty INTERNAL_TOKEN is none, as services have it; a short one is a mistake', () => {
  expect(readConfig({ INTERNAL_TOKEN: '' }).rollback.internalToken).toBeNull();
  expect(readConfig({ INTERNAL_TOKEN: 't'.repeat(32) }).rollback.internalToken).toHaveLength(32);
  expect(() => readConfig({ INTERNAL_TOKEN: 't'.repeat(31) })).toThrow('INTERNAL_TOKEN');
});
