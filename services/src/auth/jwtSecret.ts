import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * The secret that signs tokens: the configured one, or in development one that is generated once and
 * kept in `DATA_DIR`, so that a restart keeps everybody signed in.
 */
export async function jwtSecret({ jwtSecret: given, dataDir }: Config): Promise<string> {
  if (given) return given;
  const file = path.join(dataDir, 'jwt-secret');
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const secret = randomBytes(48).toString('base64url');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(file, secret, { mode: 0o600 });
  return secret;
}
