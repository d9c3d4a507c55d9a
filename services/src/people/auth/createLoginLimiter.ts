import type { Limits } from '../../http/limits/createLimits';

const KNOWN_SECONDS = 20 * 24 * 60 * 60;

/**
 * Limits login attempts per address, per account and address, and per account from all addresses,
 * because an attacker may use many. The last limit does not apply to an address that signed in to the
 * account before, so that a stranger cannot lock the owner out.
 */
export type LoginLimiter = ReturnType<typeof createLoginLimiter>;

export function createLoginLimiter(limits: Limits) {
  const byPair = limits.of('loginPair');
  const byAddress = limits.of('loginAddress');
  const byAccount = limits.of('loginAccount');
  const known = limits.createShared({
    name: 'login-known',
    points: Number.MAX_SAFE_INTEGER,
    windowSeconds: KNOWN_SECONDS,
  });
  const keys = (address: string, username: string) => {
    const account = username.toLowerCase();
    return { account, pair: `${address} ${account}` };
  };
  return {
    /** Counts an attempt before any password is hashed. @throws HttpError 429 */
    async consume(address: string, username: string) {
      const { account, pair } = keys(address, username);
      await byAddress.consume(address);
      await byPair.consume(pair);
      if (!(await known.isCounting(pair))) await byAccount.consume(account);
    },
    /** Removes the attempts before a successful login from the counts. */
    async forgive(address: string, username: string) {
      const { account, pair } = keys(address, username);
      await byAddress.giveBack(address);
      await byPair.reset(pair);
      if (!(await known.isCounting(pair))) await byAccount.giveBack(account);
      await known.reset(pair);
      await known.consume(pair);
    },
  };
}
