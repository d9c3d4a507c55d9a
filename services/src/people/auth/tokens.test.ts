import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import jwt from 'jsonwebtoken';
import { createTokens, jwtSecret } from './tokens';

const SECRET = 'a-secret-of-at-least-32-bytes-for-tests';
const SUBJECT = { userId: 'a'.repeat(24), sessionId: 's'.repeat(32) };
const tokens = createTokens(SECRET);

const payload = { sid: SUBJECT.sessionId };
const options = { subject: SUBJECT.userId, issuer: 'pressline', audience: 'pressline-admin' };

test('a signed token names its user and session', () => {
  expect(tokens.verify(tokens.sign(SUBJECT))).toEqual(SUBJECT);
  expect(tokens.verify(jwt.sign(payload, SECRET, { ...options, expiresIn: 60 }))).toEqual(SUBJECT);
});

test.each([
  ['no end', jwt.sign(payload, SECRET, options)],
  ['an end that is over', jwt.sign(payload, SECRET, { ...options, expiresIn: -60 })],
  ['no beginning', jwt.sign(payload, SECRET, { ...options, expiresIn: 60, noTimestamp: true })],
  [
    'a beginning long ago',
    jwt.sign({ ...payload, iat: 1, exp: Math.floor(Date.now() / 1_000) + 60 }, SECRET, options),
  ],
])('%s is refused', (_what, token) => {
  expect(tokens.verify(token)).toBeUndefined();
});

describe('the secret', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await fs.mkdtemp(path.join(tmpdir(), 'pressline-secret-'));
  });
  afterEach(() => fs.rm(dataDir, { recursive: true }));

  const read = () => jwtSecret(undefined, dataDir);

  test('processes that start together have one secret, and keep it', async () => {
    const secrets = await Promise.all([read(), read(), read()]);
    expect(new Set([...secrets, await read()]).size).toBe(1);
    expect(await fs.readdir(dataDir)).toEqual(['jwt-secret']);
  });

  test('a disk that cannot link files is told, and no draft of the secret stays on it', async () => {
    const refusal = Object.assign(new Error('link EPERM'), { code: 'EPERM' });
    const link = jest.spyOn(fs, 'link').mockRejectedValueOnce(refusal);
    await expect(read()).rejects.toThrow('link EPERM');
    link.mockRestore();
    expect(await fs.readdir(dataDir)).toEqual([]);
  });
});
