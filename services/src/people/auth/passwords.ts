import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from 'async-mutex';

// Argon2id is the library's default algorithm; memory in KiB.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing occupies threads of the pool that files and DNS use too.
const permits = new Semaphore(2);

/** Hashes with argon2id. */
export const hashPassword = (password: string): Promise<string> =>
  permits.runExclusive(() => hash(password, OPTIONS));

let dummyHash: Promise<string> | undefined;

/**
 * Compares a password with a stored hash. Without a hash (unknown user) it takes the same time, so
 * that the time does not reveal whether the account exists.
 */
export async function verifyPassword(stored: string | undefined, password: string) {
  dummyHash ??= hashPassword('a password that no account has');
  const against = stored ?? (await dummyHash);
  const isRight = await permits.runExclusive(() => verify(against, password));
  return isRight && stored !== undefined;
}
