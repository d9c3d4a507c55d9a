import type { Connection } from 'mongoose';
import { createChallenges } from './createChallenges';
import { createKeyring } from './createKeyring';
import { createPasskeyLogin, type PasskeyLoginOptions } from './createPasskeyLogin';
import { createPasskeyStore } from './createPasskeyStore';
import { createWebAuthn } from './createWebAuthn';

type PasskeysOptions = Pick<PasskeyLoginOptions, 'models' | 'audit' | 'recoveryLimit'> & {
  connection: Connection;
  publicUrl: string;
};

/** Passkeys of staff: stored, used, managed. */
export type Passkeys = ReturnType<typeof createPasskeys>;

export function createPasskeys({ connection, publicUrl, ...options }: PasskeysOptions) {
  const challenges = createChallenges(connection);
  const store = createPasskeyStore(connection);
  const webAuthn = createWebAuthn(publicUrl, challenges);
  const parts = { ...options, connection, store, challenges, webAuthn };
  return { ...parts, login: createPasskeyLogin(parts), keyring: createKeyring(parts) };
}
