interface LimitRule {
  /** Before `RATE_LIMIT_SCALE`. */
  requests: number;
  windowSeconds: number;
  /** Whose requests are counted together. */
  per: 'address' | 'user' | 'account' | 'account and address' | 'release and address';
  /** All instances count together, in the database; without it each counts for itself. */
  isShared?: true;
  /** The route itself counts, for what a request costs depends on what it holds. */
  isCountedByRoute?: true;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const tries = { windowSeconds: 15 * MINUTE, isShared: true, isCountedByRoute: true } as const;
const failures = { windowSeconds: 2 * DAY, isCountedByRoute: true } as const;
const uses = { requests: 240, windowSeconds: MINUTE, per: 'address' } as const;

/** How often callers may do something, by the names under which routes say so. */
export const LIMITS = {
  loginAddress: { ...tries, requests: 10, per: 'address' },
  loginPair: { ...tries, requests: 5, per: 'account and address' },
  /** From all addresses together, for addresses can be forged or many. */
  loginAccount: { ...tries, requests: 10, per: 'account' },
  /** One that no script timed counts as four. */
  forms: {
    requests: 20,
    windowSeconds: 10 * MINUTE,
    per: 'address',
    isShared: true,
    isCountedByRoute: true,
  },
  articleViews: uses,
  faqViews: uses,
  videoViews: uses,
  downloads: uses,
  feedback: { requests: 60, windowSeconds: 10 * MINUTE, per: 'address' },
  consent: { requests: 60, windowSeconds: 10 * MINUTE, per: 'address' },
  telemetry: { requests: 120, windowSeconds: MINUTE, per: 'address' },
  /**
   * Failures that are reported beyond these do not count. Two processes together stay below the ten
   * that roll a release back (`ROLLBACK_MIN_FAILURES`).
   */
  releaseFailures: { ...failures, requests: 4, per: 'release and address' },
  /** There are never many, whatever an address calls the releases. */
  failures: { ...failures, requests: 50, per: 'address' },
  articleTools: { requests: 240, windowSeconds: MINUTE, per: 'user' },
  importExport: { requests: 30, windowSeconds: 10 * MINUTE, per: 'user' },
  generation: { requests: 20, windowSeconds: 10 * MINUTE, per: 'user' },
} as const satisfies Readonly<Record<string, LimitRule>>;

export type LimitName = keyof typeof LIMITS;

/** What a limit comes to. `scale` multiplies the requests. */
export function limitOf(name: LimitName, scale: number) {
  const { requests, windowSeconds }: LimitRule = LIMITS[name];
  return { points: Math.max(1, Math.ceil(requests * scale)), windowSeconds };
}

/** Whether the app counts the requests of a limit before their route does anything. */
export const isCountedBefore = (name: LimitName): boolean => {
  const { isCountedByRoute }: LimitRule = LIMITS[name];
  return !isCountedByRoute;
};
