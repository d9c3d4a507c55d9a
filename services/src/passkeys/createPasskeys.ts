import type { Connection } from 'mongoose';
import type { AuditLog } from '../audit/createAuditLog';
import type { Models } from '../database/createModel';
import type { Limit } from '../limits/createLimit';
import { createChallenges } from './createChallenges';
import { createKeyring } from './createKeyring';
import { createPasskeyLogin } from './createPasskeyLogin';
import { createPasskeyStore } from './createPasskeyStore';
import { createWebAuthn } from './createWebAuthn';

interface PasskeysOptions {
  connection: Connection;
  models: Models;
  audit: Pick<AuditLog, 'identify'>;
  recoveryLimit: Limit;
  publicUrl: string;
}

/** Passkeys of staff: stored, used, managed. */
export function createPasskeys({ connection, publicUrl, ...options }: PasskeysOptions) {
  const challenges = createChallenges(connection);
  const store = createPasskeyStore(connection);
  const webAuthn = createWebAuthn(publicUrl, challenges);
  const parts = { ...options, connection, store, challenges, webAuthn };
  return { ...parts, login: createPasskeyLogin(parts), keyring: createKeyring(parts) };
}
