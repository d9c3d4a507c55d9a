import { buildRelease } from '../test/testRelease';
import { parseManifest } from './releaseDocument';

test('a manifest that follows the contract is read as it is', () => {
  const { manifest } = buildRelease();
  expect(parseManifest(JSON.stringify(manifest), 'mfe-help')).toEqual(manifest);
});

test.each([
  ['a path instead of a file name', { entry: '../remoteEntry.js' }],
  ['no exposed ./App', { exposes: ['./Other'] }],
  ['an entry that is not among the files', { entry: 'missing.js' }],
  ['a preload that only an object’s prototype has', { preload: ['toString'] }],
  ['another remote’s name', { name: 'mfe-admin' }],
  ['a release id that is not of these files', { release: 'feedfacefeedface' }],
  ['a weak hash', { files: { 'App.js': { integrity: 'md5-x', bytes: 1 } } }],
])('%s is refused', (_, change) => {
  const { manifest } = buildRelease();
  expect(() => parseManifest(JSON.stringify({ ...manifest, ...change }), 'mfe-help')).toThrow(
    /mfe-help|mfe-admin/,
  );
});

test('another contract is named, with the host’s own', () => {
  const next = JSON.stringify({ contract: 2, release: 'feedfacefeedface', chunks: [] });
  expect(() => parseManifest(next, 'mfe-help')).toThrow(
    /^built for contract 2, this host serves 7$/,
  );
});

test.each(['null', '"text"', '[]', '{}', '<!doctype html>'])('%s is refused', (text) => {
  expect(() => parseManifest(text, 'mfe-help')).toThrow('remote.json of mfe-help is not valid');
});
