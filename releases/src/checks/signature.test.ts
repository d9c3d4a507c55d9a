import { createPrivateKey } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoNetworkError } from 'mongodb';
import { until } from '../../../scripts/testing/until';
import type { PublishedRelease } from '../files/publishedRelease';
import { SIGNATURE_FILE } from '../files/releaseDocument';
import type { RegistryStore } from '../registry/RegistryStore';
import { remoteOf } from '../registry/registryState';
import { testDatabase } from '../test/testDatabase';
import { startTestHost, type TestHost } from '../test/testHost';
import { buildRelease, startOrigin, type TestOrigin } from '../test/testRelease';
import {
  checkSignature,
  createVerifier,
  generateKeys,
  signRelease,
  type VerifyRelease,
} from './signature';

const name = 'mfe-help';
const [ours, others] = [generateKeys(), generateKeys()];
const verify = createVerifier(`${ours.publicKey}, ${generateKeys().publicKey}`);

const signed = (release: PublishedRelease, at: string, { privateKey } = ours) => ({
  ...release,
  signature: signRelease(release, createPrivateKey(privateKey), at),
});
const idOf = ({ manifest }: PublishedRelease) => manifest.release;

const NOON = '2026-11-23T12:00:00.000Z';
const first = signed(buildRelease(), NOON);
const next = buildRelease("'Next'");

test('a release that one of the keys has signed is verified, with the time of its signature', () => {
  expect(verify?.(first)).toBe(NOON);
});

test.each([
  ['no signature', { ...first, signature: undefined }, 'it is not signed'],
  ['another key', signed(first, NOON, others), 'not by a key in RELEASE_KEYS'],
  ['another remote.json', { ...first, json: next.json }, 'not by a key in RELEASE_KEYS'],
  [
    'another time',
    { ...first, signature: first.signature.replace('23T', '24T') },
    'not by a key in RELEASE_KEYS',
  ],
  ['any text', { ...first, signature: 'signed' }, 'not by a key in RELEASE_KEYS'],
])('a release with %s is refused', (_, release, reason) => {
  expect(() => verify?.(release as PublishedRelease)).toThrow(reason);
});

test('without keys there is nothing to verify by; a text that is no key is an error', () => {
  expect(createVerifier('')).toBeNull();
  expect(() => createVerifier('nothing')).toThrow('nothing is not an Ed25519 public key');
});

test('while the database does not answer, no release is known to be newer', async () => {
  const store = { loadDocument: () => Promise.reject(new MongoNetworkError('away')) };
  const check = checkSignature(first, idOf(next), store, verify as VerifyRelease);
  await expect(check).rejects.toThrow('away');
});

describe('a host with keys', () => {
  const database = testDatabase();
  let directory: string;
  let store: RegistryStore;
  let origin: TestOrigin;
  let host: TestHost;
  const start = () => startTestHost({ store, directory, origin: origin.url, verify });

  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'signed-'));
    store = database.openStore();
    origin = await startOrigin(first);
    host = await start();
  });
  afterEach(async () => {
    host.stop();
    await origin.close();
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  });

  /** Resolves with the reason when the release at the origin was refused. */
  async function refusal(): Promise<string> {
    const events = async () => remoteOf(await store.read(), name).events;
    await until(async () => (await events())[0]?.action === 'refused');
    expect(host.serves()).toBe(idOf(first));
    return (await events())[0]?.detail ?? '';
  }

  test.each([
    ['unsigned', next, 'it is not signed'],
    ['signed by another key', signed(next, NOON, others), 'not by a key in RELEASE_KEYS'],
    [
      'altered',
      { ...signed(next, NOON), files: first.files },
      'is not the file that was published',
    ],
    ['older', signed(next, '2026-11-23T11:59:59.999Z'), 'before the stable release'],
  ])('refuses a release that is %s, and activates it once signed', async (_, release, reason) => {
    origin.published = release;
    expect(await refusal()).toContain(reason);
    // A restarted host does not wait until it looks at a refused release again.
    host.stop();
    origin.published = signed(next, '2026-11-23T12:00:01.000Z');
    host = await start();
    await until(() => host.serves() === idOf(next));
  });

  test('does not load a copy of its own whose signature was altered', async () => {
    const file = path.join(directory, name, idOf(first), SIGNATURE_FILE);
    host.stop();
    await writeFile(file, signed(first, NOON, others).signature);
    host = await start();
    expect(host.serves()).toBe(idOf(first));
    // It was fetched again from the database.
    expect(await readFile(file, 'utf8')).toBe(first.signature);
  });
});
