import { createSecretKey } from 'node:crypto';
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
