import { serverSource } from '../test/testRelease';
import { evaluateServer } from './evaluateServer';

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

test('a bundle that exports too little is refused', () => {
  expect(() => evaluateServer('exports.App = () => null', 'server.cjs')).toThrow(
    'does not export App and load',
  );
});
