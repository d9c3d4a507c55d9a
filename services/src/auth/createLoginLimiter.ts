import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from '../errors';

const WINDOW_SECONDS = 15 * 60;
const TRIES_PER_ACCOUNT = 5;
const TRIES_PER_ADDRESS = 10;
const TRIES_PER_ACCOUNT_ANYWHERE = 10;
const MAX_KNOWN = 10_000;

/**
 * Bounds the guesses at passwords: per address, per account and address, and per account from all
 * addresses together, for addresses can be forged or many. An address from which somebody signed in
 * to the account before is free of the last, so that a stranger cannot lock the owner out.
 */
export interface LoginLimiter {
  /** Counts a try before any password is hashed. @throws HttpError 429 */
  consume(address: string, username: string): Promise<void>;
  /** Takes back the tries that led to a successful login. */
  forgive(address: string, username: string): Promise<void>;
}

async function take(limiter: RateLimiterMemory, key: string) {
  try {
    await limiter.consume(key);
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    throw rateLimited(rejection.msBeforeNext / 1_000);
  }
}

/** `scale` multiplies the number of tries; 0 switches the limits off. */
export function createLoginLimiter(scale: number): LoginLimiter {
  if (scale === 0) return { consume: async () => undefined, forgive: async () => undefined };
  const limiter = (tries: number) =>
    new RateLimiterMemory({ points: Math.ceil(tries * scale), duration: WINDOW_SECONDS });
  const byPair = limiter(TRIES_PER_ACCOUNT);
  const byAddress = limiter(TRIES_PER_ADDRESS);
  const byAccount = limiter(TRIES_PER_ACCOUNT_ANYWHERE);
  const known = new Set<string>();
  const keys = (address: string, username: string) => {
    const account = username.toLowerCase();
    return { account, pair: `${address} ${account}` };
  };
  return {
    async consume(address, username) {
      const { account, pair } = keys(address, username);
      await take(byAddress, address);
      await take(byPair, pair);
      if (!known.has(pair)) await take(byAccount, account);
    },
    async forgive(address, username) {
      const { account, pair } = keys(address, username);
      await byAddress.reward(address, 1);
      await byPair.delete(pair);
      if (!known.has(pair)) await byAccount.reward(account, 1);
      if (known.size >= MAX_KNOWN) known.clear();
      known.add(pair);
    },
  };
}
