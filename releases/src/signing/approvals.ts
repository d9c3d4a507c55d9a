import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { RemoteState } from '../registry/registryState';

export interface Approvals {
  /** Notes in a remote's state that its new releases were chosen by staff or for the remote's health. */
  approve(before: RemoteState, after: RemoteState, at: string): RemoteState;
  /** The approval of a remote's state; undefined when there is none, or somebody else has written it. */
  genuine(remote: RemoteState): NonNullable<RemoteState['approval']> | undefined;
}

/**
 * Approvals by those who know `secret`: hosts and the command line, but neither origins nor the
 * database. The proof is HMAC-SHA256 (RFC 2104) with a key of its own (HKDF, RFC 5869).
 */
export function createApprovals(secret: string): Approvals {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'pressline release approvals', 32));
  const proofOf = (name: string, releases: readonly string[], at: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([name, releases, at]))
      .digest('hex');
  return {
    approve(before, after, at) {
      const releases = chosen(before, after);
      if (releases.length === 0) return after;
      return { ...after, approval: { releases, at, proof: proofOf(after.name, releases, at) } };
    },
    genuine({ name, approval }) {
      if (!approval) return undefined;
      const expected = Buffer.from(proofOf(name, approval.releases, approval.at));
      const given = Buffer.from(approval.proof);
      const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
      return isGenuine ? approval : undefined;
    },
  };
}

/** Only what has changed: the rest may have been put there by somebody else. */
const chosen = (before: RemoteState, after: RemoteState): string[] =>
  [
    after.stable !== before.stable ? after.stable : null,
    after.canary?.release !== before.canary?.release ? (after.canary?.release ?? null) : null,
  ].filter((release) => release !== null);
