import { createHash, randomInt } from 'node:crypto';
import { type Connection, trusted } from 'mongoose';
import { conflict, invalid, notFound } from '../../errors';
import { inTransaction } from '../../store/connection/inTransaction';
import type { Models, StoredOf } from '../../store/database/createModel';
import type { PasskeyStore } from './createPasskeyStore';
import type { WebAuthn } from './createWebAuthn';

interface Named {
  id: string;
  name: string;
}

const isSame = (one: string, other: string) =>
  one.localeCompare(other, 'en', { sensitivity: 'accent' }) === 0;

/** Two of one name cannot be told apart when one is to be removed. @throws HttpError 400 */
export function refuseTakenName(name: string, others: readonly Named[]): void {
  if (others.some((one) => isSame(one.name, name))) {
    throw invalid({ name: 'You already have a passkey with this name' });
  }
}

/** A name that no other one has: `name`, or with a number behind it. */
export function freeName(name: string, others: readonly Named[]): string {
  const isTaken = (wanted: string) => others.some((one) => isSame(one.name, wanted));
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name} ${number}`;
  return free;
}

const COUNT = 10;
const GROUPS = 6;
/** Without letters and digits that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** New recovery codes, to be shown once: 24 signs of 31, so more than 112 random bits (ASVS 6.5.2). */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'));

/** What is stored of a code; case, spaces and hyphens make no difference. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest('base64url');

interface KeyringOptions {
  connection: Connection;
  store: PasskeyStore;
  webAuthn: WebAuthn;
  models: Models;
}

/**
 * What happens to registered passkeys. No user is locked out: with none left a user signs in with the
 * password, and makes a passkey then where one is required.
 */
export function createKeyring({ connection, store, webAuthn, models }: KeyringOptions) {
  const { usable } = webAuthn;

  const hasPasskey = async (userId: string) => usable((await store.of(userId)).passkeys).length > 0;

  /** Whether a super admin other than this one can sign in with a passkey. */
  async function isOtherLeft(leaving: string) {
    const holders = (await store.all()).filter(({ keys }) => usable(keys.passkeys).length > 0);
    const others = holders.filter(({ userId }) => userId !== leaving);
    const _id = trusted({ $in: others.map(({ userId }) => userId) });
    return (await models.users.exists({ _id, role: 'super_admin', isActive: true })) !== null;
  }

  return {
    /** @throws HttpError 400 for the name of another one, 404 */
    rename: (userId: string, id: string, name: string) =>
      store.change(userId, ({ passkeys }) => {
        const others = passkeys.filter((one) => one.id !== id);
        if (others.length === passkeys.length) throw notFound('Passkey');
        refuseTakenName(name, others);
        return { passkeys: passkeys.map((one) => (one.id === id ? { ...one, name } : one)) };
      }),

    /** With the last passkey for this site the recovery codes go too. @returns its name @throws HttpError 404, 409 */
    remove: (userId: string, id: string) =>
      inTransaction(connection, async () => {
        const isRequired = await store.isRequired();
        let name = '';
        await store.change(userId, ({ passkeys: before, codes }) => {
          const removed = before.find((one) => one.id === id);
          if (!removed) throw notFound('Passkey');
          name = removed.name;
          const passkeys = before.filter((one) => one !== removed);
          const isLast = usable(before).length > 0 && usable(passkeys).length === 0;
          if (isRequired && isLast) {
            throw conflict('Passkeys are required. Add another one before you remove this one');
          }
          return { passkeys, codes: isLast || passkeys.length === 0 ? [] : codes };
        });
        return name;
      }),

    /** Replaces all recovery codes. @throws HttpError 409 without a passkey */
    async renewCodes(userId: string) {
      const recoveryCodes = makeRecoveryCodes();
      await store.change(userId, ({ passkeys }) => {
        if (passkeys.length === 0) throw conflict('You get recovery codes with your first passkey');
        return { codes: recoveryCodes.map(hashRecoveryCode) };
      });
      return recoveryCodes;
    },

    /**
     * Requires a passkey of all users from their next sign-in on, or no longer. Who does it shows
     * with a passkey of their own that browsers accept this site. @throws HttpError 409
     */
    require: (isRequired: boolean, userId: string) =>
      inTransaction(connection, async () => {
        if (isRequired && !(await hasPasskey(userId))) {
          throw conflict('Add your own passkey first so you can still sign in');
        }
        await store.require(isRequired);
      }),

    /** Takes all passkeys and recovery codes from a user. @throws HttpError 404, 409 */
    async reset(userId: string, by: string) {
      if (userId === by) throw conflict('Remove your own passkeys under Your account');
      return inTransaction(connection, async () => {
        const user = await models.users.findById(userId).lean<StoredOf<'users'>>();
        if (!user) throw notFound('Admin user');
        if ((await store.isRequired()) && !(await isOtherLeft(userId))) {
          throw conflict(
            'While passkeys are required, at least one super admin must keep a passkey',
          );
        }
        await store.change(userId, () => ({ passkeys: [], codes: [] }));
        // A sign-in that has already verified an old passkey opens no session.
        await models.users.updateOne({ _id: user._id }, { $set: { passkeysResetAt: new Date() } });
        return user;
      });
    },
  };
}
