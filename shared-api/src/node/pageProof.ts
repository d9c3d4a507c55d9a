import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { DAY_MS, utcDay } from '../time';

export type PageProof = ReturnType<typeof createPageProof>;

/**
 * Proofs that a host has served a page with a release: HMAC-SHA256 over the release and the day, by a
 * key that is derived (HKDF) from the secret which hosts and services share. All pages of a day have
 * the same one, so a proof says neither who reports nor that the report is true.
 */
export function createPageProof(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'pressline page proof', 32));
  const macOf = (release: string, day: string) =>
    createHmac('sha256', key).update(`${day} ${release}`).digest('base64url').slice(0, 22);
  return {
    /** The proof of today for a release, `remote/release`. */
    make: (release: string): string => macOf(release, utcDay()),
    /** Whether a proof is of today or yesterday, for this release. */
    holds(release: string, proof: string): boolean {
      const now = Date.now();
      return [now, now - DAY_MS].some((at) => {
        const expected = Buffer.from(macOf(release, utcDay(at)));
        const given = Buffer.from(proof);
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
    },
  };
}
