import { sign } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentOf } from '../files/releaseDocument';
import { envelopeOf, signedBy, testKey } from '../test/testKeys';
import { buildRelease } from '../test/testRelease';
import { createTrust } from './createTrust';
import type { Envelope } from './envelope';
import { readPublicKeys } from './keys';

const AT = '2026-11-23T10:00:00.000Z';
const release = buildRelease();
const [one, two, three, stranger] = [testKey(), testKey(), testKey(), testKey()];
const all = [one, two, three].map(({ publicKey }) => publicKey).join('\n');

const trust = (keys = all, threshold = 1) => {
  const created = createTrust(keys, threshold);
  if (!created) throw new Error('There are no keys');
  return created;
};
const verify = (envelope: Envelope | string, from = trust()) =>
  from.verify({
    ...release,
    signature: typeof envelope === 'string' ? envelope : JSON.stringify(envelope),
  });
const envelope = envelopeOf(release, AT, one);
const [signature = { sig: '' }] = envelope.signatures;

test('a release that a trusted key has signed is taken, and says when it was signed', () => {
  expect(verify(envelope)).toBe(AT);
});

test('a release without a signature is refused', () => {
  expect(() => trust().verify(release)).toThrow('it is not signed');
});

test('a signature for another remote.json is refused, be it changed by one byte', () => {
  const { manifest, json } = release;
  const changed = { ...release, json: Buffer.concat([json, Buffer.from(' ')]) };
  const text = JSON.stringify(envelope);
  expect(() => trust().verify({ ...changed, signature: text })).toThrow('another remote.json');
  const other = documentOf({ ...manifest, name: 'mfe-admin' });
  expect(() => trust().verify({ ...other, signature: text })).toThrow('another remote.json');
});

test('an altered payload is refused', () => {
  const payload = Buffer.from(envelope.payload, 'base64')
    .toString()
    .replace(AT, '2027-11-23T10:00:00.000Z');
  const altered = { ...envelope, payload: Buffer.from(payload).toString('base64') };
  expect(() => verify(altered)).toThrow('0 of the 1 keys that are needed have signed it');
});

test('an altered signature is refused', () => {
  const bytes = Buffer.from(signature.sig, 'base64');
  bytes.writeUInt8(bytes.readUInt8(9) ^ 1, 9);
  const altered = { ...envelope, signatures: [{ ...signature, sig: bytes.toString('base64') }] };
  expect(() => verify(altered)).toThrow('0 of the 1 keys');
});

test('another payload type is refused, though the bytes are signed with it', () => {
  expect(() => verify({ ...envelope, payloadType: 'application/json' })).toThrow(
    'its signature is for "application/json"',
  );
});

test('a signature over the payload without its type is refused', () => {
  const bare = sign(null, Buffer.from(envelope.payload, 'base64'), one.privateKey);
  const signatures = [{ sig: bare.toString('base64') }];
  expect(() => verify({ ...envelope, signatures })).toThrow('0 of the 1 keys');
});

test('an unknown key is refused, whatever it calls itself', () => {
  const [foreign = { sig: '' }] = envelopeOf(release, AT, stranger).signatures;
  const signatures = [{ ...foreign, keyid: signature.keyid }];
  expect(() => verify({ ...envelope, signatures })).toThrow('0 of the 1 keys');
});

test('a key without its id is found, and a signature that is not its own does no harm', () => {
  const signatures = [{ sig: 'AAAA' }, { sig: signature.sig }];
  expect(verify({ ...envelope, signatures })).toBe(AT);
});

test('of three keys two have to sign, and which two does not matter', () => {
  const needsTwo = trust(all, 2);
  expect(() => verify(envelope, needsTwo)).toThrow('1 of the 2 keys that are needed');
  expect(verify(envelopeOf(release, AT, one, three), needsTwo)).toBe(AT);
  expect(verify(envelopeOf(release, AT, two, stranger, one), needsTwo)).toBe(AT);
});

test('a key that has signed twice counts once, and so does one that is listed twice', () => {
  const signatures = [signature, { ...signature, keyid: 'another' }];
  expect(() => verify({ ...envelope, signatures }, trust(all, 2))).toThrow('1 of the 2 keys');
  expect(() => createTrust(`${one.publicKey}\n${one.publicKey}`, 2)).toThrow(
    'RELEASE_KEYS_THRESHOLD is 2, of 1 keys',
  );
});

test('with a new key beside the old one both are taken; the old one taken out is refused', () => {
  const [before, both, after] = [[one], [one, two], [two]].map((keys) =>
    trust(keys.map(({ publicKey }) => publicKey).join('\n')),
  );
  const later = envelopeOf(release, AT, two);
  expect([verify(envelope, before), verify(envelope, both), verify(later, both)]).toEqual([
    AT,
    AT,
    AT,
  ]);
  expect(verify(later, after)).toBe(AT);
  expect(() => verify(envelope, after)).toThrow('0 of the 1 keys');
});

test.each([
  ['no JSON', 'signed, honestly', 'no DSSE envelope'],
  ['no signatures', JSON.stringify({ ...envelope, signatures: [] }), 'no DSSE envelope'],
  ['too many', JSON.stringify({ ...envelope, signatures: Array(33).fill(signature) }), 'no DSSE'],
])('an envelope with %s is refused', (_, text, reason) => {
  expect(() => verify(text)).toThrow(reason);
});

test('a statement of another kind is refused, though a trusted key has signed it', () => {
  const signed = JSON.parse(signedBy(release, 'yesterday', one).signature ?? '');
  expect(() => verify(signed)).toThrow('holds no in-toto statement v1 with provenance');
});

test('keys are read as PEM, as base64 and from files with comments', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'keys-'));
  const file = path.join(folder, 'keys.pem');
  const ids = readPublicKeys(all).map(({ id }) => id);
  const der = readPublicKeys(two.publicKey)[0]?.key.export({ type: 'spki', format: 'der' });
  await writeFile(
    file,
    `# since November\n${one.publicKey}\n  # and this\n${der?.toString('base64')}`,
  );
  const raw = three.publicKey.split('\n')[1] ?? '';
  const bare = Buffer.from(raw, 'base64').subarray(12).toString('base64');
  expect(readPublicKeys(`${file}, ${bare}`).map(({ id }) => id)).toEqual(ids);
  await rm(folder, { recursive: true });
});

test('what is no key is an error, and so is a file without any; no text at all is no trust', async () => {
  expect(() => createTrust('nowhere.pem', 1)).toThrow('RELEASE_KEYS cannot be read');
  expect(() => readPublicKeys('nowhere.pem')).toThrow('neither a file nor an Ed25519 public key');
  expect(() => createTrust('# later', 1)).toThrow('RELEASE_KEYS cannot be read');
  expect(createTrust('', 1)).toBeNull();
});
