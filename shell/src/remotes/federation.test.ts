import { createInstance } from '@module-federation/enhanced/runtime';
import { publishedScripts } from './federation';

test('a shared module whose script failed is asked for again', async () => {
  const shared = { module: true };
  const get = jest.fn(async () => () => shared).mockRejectedValueOnce(new Error('gone'));
  const federation = createInstance({
    name: 'a-shell',
    remotes: [],
    shared: { 'a-module': { version: '1.0.0', get } },
    plugins: [publishedScripts(() => undefined)],
  });
  await expect(federation.loadShare('a-module')).rejects.toThrow('gone');
  const factory = await federation.loadShare('a-module');
  expect(factory ? factory() : undefined).toBe(shared);
});
