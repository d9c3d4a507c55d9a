import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { ISSUER } from './tokens';

const AUDIENCE = 'pressline-preview';

/** How long a preview link is valid. */
export const PREVIEW_SECONDS = 7 * 24 * 60 * 60;

const claims = z.object({ sub: z.string().regex(/^[0-9a-f]{24}$/), exp: z.int() });

/** Tokens of preview links: each allows reading one article, published or not. */
export type PreviewTokens = ReturnType<typeof createPreviewTokens>;

export function createPreviewTokens(secret: string) {
  return {
    sign(articleId: string) {
      const exp = Math.floor(Date.now() / 1_000) + PREVIEW_SECONDS;
      const token = jwt.sign({ exp }, secret, {
        algorithm: 'HS256',
        subject: articleId,
        issuer: ISSUER,
        audience: AUDIENCE,
      });
      return { token, expiresAt: new Date(exp * 1_000) };
    },
    /** The article's id, or undefined for a token that is not ours, expired or malformed. */
    verify(token: string): string | undefined {
      try {
        const payload = jwt.verify(token, secret, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
        });
        return claims.parse(payload).sub;
      } catch {
        return undefined;
      }
    },
  };
}
