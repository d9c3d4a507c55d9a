import { createSecretKey, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

export const ISSUER = 'pressline';
const AUDIENCE = 'pressline-admin';

/** How long a sign-in lasts, in seconds. */
export const SESSION_SECONDS = 8 * 60 * 60;

// Without `exp` a token would be checked only for its age.
const claims = z.object({
  sub: z.string().length(24),
  sid: z.string().min(16).max(64),
  exp: z.int(),
});

interface TokenSubject {
  userId: string;
  sessionId: string;
}

export type Tokens = ReturnType<typeof createTokens>;

export function createTokens(secret: string) {
  // Made once: the library would try to parse a text as a public key for each token.
  const key = createSecretKey(secret, 'utf8');
  return {
    sign: ({ userId, sessionId }: TokenSubject): string =>
      jwt.sign({ sid: sessionId }, key, {
        algorithm: 'HS256',
        subject: userId,
        issuer: ISSUER,
        audience: AUDIENCE,
        expiresIn: SESSION_SECONDS,
      }),
    /** The token's subject, or undefined for a token that is not ours, expired or malformed. */
    verify(token: string): TokenSubject | undefined {
      try {
        const payload = jwt.verify(token, key, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          maxAge: SESSION_SECONDS,
          clockTolerance: 5,
        });
        const { sub, sid } = claims.parse(payload);
        return { userId: sub, sessionId: sid };
      } catch {
        return undefined;
      }
    },
  };
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * The secret that signs tokens: the configured one, or in development one that is generated once and
 * kept in `DATA_DIR`, so that a restart keeps all users signed in.
 */
export async function jwtSecret(given: string | undefined, dataDir: string): Promise<string> {
  if (given) return given;
  const file = path.join(dataDir, 'jwt-secret');
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
    // Processes that start together use the secret of the first.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, 'utf8');
}
