import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { jwtSecret } from './tokens';

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
