import { type Connection, Types } from 'mongoose';
import { retryWrite, runWrite } from '../../store/connection/writes';
import { ignoreDuplicate } from '../../store/database/duplicateField';

const MAX_ATTEMPTS = 50;

export interface StoredPasskey {
  id: string;
  credentialId: string;
  /** COSE key, as base64url. */
  publicKey: string;
  /** How often the authenticator says it was used; 0 where it does not count. */
  counter: number;
  transports: string[];
  /** The host name of the site that it was made for. It works nowhere else. */
  rpId: string;
  name: string;
  isSynced: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** What a user can sign in with besides the password. */
interface Keys {
  passkeys: StoredPasskey[];
  /** Hashes of the recovery codes that are left. */
  codes: string[];
}

interface StoredKeys extends Keys {
  _id: Types.ObjectId;
  version: number;
}

const none = (userId: string): StoredKeys => ({
  ...{ _id: new Types.ObjectId(userId), version: 0, passkeys: [], codes: [] },
});

/** Passkeys and recovery codes: one document a user, so that what must hold for all of them does. */
export type PasskeyStore = ReturnType<typeof createPasskeyStore>;

export function createPasskeyStore(connection: Connection) {
  const stored = connection.collection<StoredKeys>('passkeys');
  const state = connection.collection<{ _id: string; isRequired: boolean }>('state');
  const policy = { _id: 'passkeys' };

  const read = async (userId: string) =>
    (await stored.findOne({ _id: new Types.ObjectId(userId) })) ?? none(userId);

  return {
    of: (userId: string): Promise<Keys> => read(userId),
    /** All users that have passkeys. */
    async all(): Promise<{ userId: string; keys: Keys }[]> {
      const found = await stored.find({}).toArray();
      return found
        .filter(({ passkeys }) => passkeys.length > 0)
        .map((keys) => ({ userId: keys._id.toHexString(), keys }));
    },
    /**
     * Writes what `next` makes of a user's keys, if no other write came first; otherwise `next` is
     * asked again. @throws what `next` throws
     */
    async change(userId: string, next: (before: Keys) => Partial<Keys>): Promise<void> {
      await retryWrite(MAX_ATTEMPTS, async () => {
        const { _id, version, passkeys, codes } = await read(userId);
        const $set = { passkeys, codes, ...next({ passkeys, codes }) };
        const write = { $set, $inc: { version: 1 } };
        const made = await runWrite(() =>
          ignoreDuplicate(stored.updateOne({ _id, version }, write, { upsert: version === 0 })),
        );
        return made && made.matchedCount + made.upsertedCount > 0;
      });
    },
    /** Deletes the keys of a user who was deleted. */
    async remove(userId: string) {
      await stored.deleteOne({ _id: new Types.ObjectId(userId) });
    },
    /** Whether everybody needs a passkey. */
    isRequired: async () => (await state.findOne(policy))?.isRequired ?? false,
    async require(isRequired: boolean) {
      await runWrite(() => state.updateOne(policy, { $set: { isRequired } }, { upsert: true }));
    },
  };
}
