import { isThrownBy } from './rootErrors';

const files = '/remotes/mfe-help/0a1b2c3d4e5f6071/';
const remote = { entry: `${files}remoteEntry.js` };
const other = { entry: '/remotes/mfe-help/ffffffffffffffff/remoteEntry.js' };
const site = 'https://pressline.example';
const own = `at Articles (${site}${files}12.js:1:20)`;
const shell = `at Header (${site}/shell/shell.0123456789.js:1:20)`;

function thrown(error: Error, ...frames: string[]): Error {
  return Object.assign(error, { stack: [String(error), ...frames].join('\n') });
}

test.each<[string, unknown, string]>([
  ['a frame of its stack', thrown(new TypeError('x'), own, shell), ''],
  [
    'the cause that React names',
    new Error('hydrating', { cause: thrown(new Error('x'), own) }),
    '',
  ],
  [
    'a chunk that is missing',
    new Error(`Loading chunk 12 failed.\n(missing: ${site}${files}12.js)`),
    '',
  ],
  ['the components around it', thrown(new Error('Minified React error #418'), shell), own],
  ['the components around what has no stack', 'thrown', `${own}\n${shell}`],
])('an error is a release’s own by %s', (_, error, componentStack) => {
  expect(isThrownBy(remote, error, componentStack)).toBe(true);
  expect(isThrownBy(other, error, componentStack)).toBe(false);
});

const moved = new DOMException('The node to be removed is not a child', 'NotFoundError');
const extension = 'at patched (chrome-extension://abcdef/content.js:1:20)';

test.each<[string, unknown, string]>([
  ['the shell’s own', thrown(new Error('x'), shell), shell],
  ['a shared script of the shell that is missing', new Error(`(missing: ${site}/shell/12.js)`), ''],
  ['a node that other code has moved', thrown(moved, shell), own],
  ['an extension’s', thrown(new Error('x'), extension, own), own],
  ['another script’s', thrown(new Error('x'), 'at https://cdn.example/widget.js:1:2'), ''],
  [
    'a shell that shares another version',
    thrown(
      new Error(
        'Version 19.3.1 from shell of shared singleton module react does not satisfy the requirement of mfe_help which needs 19.3.0)',
      ),
      own,
    ),
    own,
  ],
  ['an error that says nothing', null, ''],
])('no release is blamed for %s', (_, error, componentStack) => {
  expect(isThrownBy(remote, error, componentStack)).toBe(false);
});
