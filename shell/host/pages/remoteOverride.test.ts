import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rendersHelp, testVersions } from '@pressline/releases/test/testHost';
import { buildRelease, startOrigin, type TestOrigin } from '@pressline/releases/test/testRelease';
import { pino } from 'pino';
import { createOverride } from './remoteOverride';

let releasesDir: string;
let origin: TestOrigin;

beforeEach(async () => {
  releasesDir = await mkdtemp(path.join(tmpdir(), 'override-'));
  origin = await startOrigin(buildRelease());
});
afterEach(async () => {
  await origin.close();
  await rm(releasesDir, { recursive: true, force: true });
});

test('a developer’s release keeps its files for as long as it is looked at', async () => {
  const override = createOverride({
    ...{ releasesDir, sharedVersions: testVersions, render: rendersHelp },
    log: pino({ level: 'silent' }),
  });
  const url = new URL(`http://localhost/help?remote.mfe-help=${origin.url}`);
  const folder = path.join(releasesDir, 'mfe-help', origin.published.manifest.release);
  await override(url, []);
  const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await utimes(folder, old, old);
  await override(url, []);
  expect((await stat(folder)).mtimeMs).toBeGreaterThan(old.getTime());
  await rm(folder, { recursive: true });
  await override(url, []);
  expect(await readdir(folder)).toContain('App.js.br');
});
