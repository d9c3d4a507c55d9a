import { parseManifest } from './manifest';
import { buildRelease } from './testRelease';

test('a manifest that follows the contract is read as it is', () => {
  const { manifest } = buildRelease();
  expect(parseManifest(JSON.parse(JSON.stringify(manifest)), 'mfe-help')).toEqual(manifest);
});

test.each([
  ['another contract version', { contract: 1 }],
  ['a path instead of a file name', { entry: '../remoteEntry.js' }],
  ['no exposed ./App', { exposes: ['./Other'] }],
  ['an entry that is not among the files', { entry: 'missing.js' }],
  ['another remote’s name', { name: 'mfe-admin' }],
  ['a release id that is not of these files', { release: 'feedfacefeedface' }],
  ['a weak hash', { files: { 'App.js': { integrity: 'md5-x', bytes: 1 } } }],
])('%s is refused', (_, change) => {
  const { manifest } = buildRelease();
  expect(() => parseManifest({ ...manifest, ...change }, 'mfe-help')).toThrow(/mfe-help|mfe-admin/);
});

test.each([null, 'text', [], {}])('%j is refused', (json) => {
  expect(() => parseManifest(json, 'mfe-help')).toThrow('remote.json of mfe-help is not valid');
});
