import { type Connection, Types } from 'mongoose';
import { inTransaction } from '../../store/connection/inTransaction';
import { joining } from '../../store/database/joining';

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
}

const none: Keys = { passkeys: [], codes: [] };

/** Passkeys and recovery codes: one document a user, so that what must hold for all of them does. */
export type PasskeyStore = ReturnType<typeof createPasskeyStore>;

export function createPasskeyStore(connection: Connection) {
  const stored = joining(connection.collection<StoredKeys>('passkeys'));
  const state = joining(connection.collection<{ _id: string; isRequired: boolean }>('state'));
  const policy = { _id: 'passkeys' };

  const own = (userId: string) => ({ _id: new Types.ObjectId(userId) });
  const read = async (userId: string): Promise<Keys> => (await stored.findOne(own(userId))) ?? none;

  return {
    of: read,
    /** All users that have passkeys. */
    async all(): Promise<{ userId: string; keys: Keys }[]> {
      const found = await stored.find({}).toArray();
      return found
        .filter(({ passkeys }) => passkeys.length > 0)
        .map((keys) => ({ userId: keys._id.toHexString(), keys }));
    },
    /** Writes what `next` makes of a user's keys; it may be called several times. @throws what it throws */
    change: (userId: string, next: (before: Keys) => Partial<Keys>): Promise<void> =>
      inTransaction(connection, async () => {
        const { passkeys, codes } = await read(userId);
        const $set = { passkeys, codes, ...next({ passkeys, codes }) };
        await stored.updateOne(own(userId), { $set }, { upsert: true });
      }),
    /** Deletes the keys of a user who was deleted. */
    async remove(userId: string) {
      await stored.deleteOne(own(userId));
    },
    /** Whether all users need a passkey. */
    isRequired: async () => (await state.findOne(policy))?.isRequired ?? false,
    async require(isRequired: boolean) {
      await state.updateOne(policy, { $set: { isRequired } }, { upsert: true });
    },
  };
}
