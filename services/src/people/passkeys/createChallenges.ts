import { createHash, randomBytes } from 'node:crypto';
import type { Connection, Types } from 'mongoose';
import { ensureIndex } from '../../store/database/ensureIndex';

/** How long a person has for one step. */
export const CHALLENGE_MS = 5 * 60_000;

/**
 * `alone`: sign in without a password. `second`: after the password of `userId`. `first`: make the
 * first passkey after the password. `add`: make one while signed in.
 */
export type Purpose = 'alone' | 'second' | 'first' | 'add';

/** What a caller may do once. */
export interface Challenge {
  purpose: Purpose;
  /** What a passkey has to sign, as base64url. */
  challenge: string;
  /** Whose passkey it must be; absent where any user may sign in. */
  userId?: Types.ObjectId;
  /** The digest of the user's credentials when the password was compared. */
  credentials?: string;
}

interface StoredChallenge extends Challenge {
  /** The hash of the ticket: who reads the database cannot continue with a step. */
  _id: string;
  expiresAt: Date;
}

const hash = (ticket: string) => createHash('sha256').update(ticket).digest('base64url');

/** The steps of signing in that wait for an answer; each is good for one answer. */
export type Challenges = ReturnType<typeof createChallenges>;

export function createChallenges(connection: Connection) {
  const stored = connection.collection<StoredChallenge>('challenges');
  const current = (found: StoredChallenge | null): Challenge | undefined =>
    found && found.expiresAt.getTime() > Date.now() ? found : undefined;
  const which = (ticket: string, purposes: readonly Purpose[]) => ({
    _id: hash(ticket),
    purpose: { $in: [...purposes] },
  });
  return {
    /** @returns the ticket that names it */
    async issue(challenge: Challenge): Promise<string> {
      const ticket = randomBytes(24).toString('base64url');
      const expiresAt = new Date(Date.now() + CHALLENGE_MS);
      await stored.insertOne({ _id: hash(ticket), ...challenge, expiresAt });
      return ticket;
    },
    /** Reads one without using it up; undefined when there is none or it is too old. */
    find: async (ticket: string, ...purposes: readonly Purpose[]) =>
      current(await stored.findOne(which(ticket, purposes))),
    /** Uses one up, whatever comes of it; of two that try at once, one gets it. */
    take: async (ticket: string, ...purposes: readonly Purpose[]) =>
      current(await stored.findOneAndDelete(which(ticket, purposes))),
    async createIndexes() {
      await ensureIndex(stored, { expiresAt: 1 }, { expireAfterSeconds: 0 });
    },
  };
}
