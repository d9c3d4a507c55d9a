import { serverSource } from '../test/testRelease';
import { evaluateServer } from './LoadedRemote';

test('a server bundle gets the host’s own modules', () => {
  const { App } = evaluateServer(serverSource("'Hello'"), 'server.cjs');
  expect(typeof App).toBe('function');
});

test.each(['node:fs', 'child_process', '../host/config', '__proto__', 'constructor'])(
  'it may not require %s',
  (request) => {
    const source = `require(${JSON.stringify(request)}); ${serverSource("''")}`;
    expect(() => evaluateServer(source, 'server.cjs')).toThrow('may not require');
  },
);

test.each([
  ['x'.repeat(4_000), 'more than 3072'],
  ['"</script>"', 'cannot stand'],
])('an early script that no document can have is refused', (script, why) => {
  const source = `${serverSource("''")} exports.earlyScripts = { '/help': ${JSON.stringify(script)} };`;
  expect(() => evaluateServer(source, 'server.cjs')).toThrow(why);
});

test('a bundle that exports too little is refused', () => {
  expect(() => evaluateServer('exports.App = () => null', 'server.cjs')).toThrow(
    'must export App and load',
  );
});
