export interface LimitRule {
  /** Before `RATE_LIMIT_SCALE`. */
  requests: number;
  /** However small `RATE_LIMIT_SCALE` is. */
  leastRequests?: number;
  windowSeconds: number;
  per: 'address' | 'user' | 'account' | 'account and address' | 'network' | 'release and network';
  /** Counted in the database for all instances; otherwise each process counts for itself. */
  isShared?: true;
  /** Pages that the host renders ask from its own address, for all readers: those are not counted. */
  isOfVisitors?: true;
  /** The route itself counts, because what a request costs depends on its content. */
  isCountedByRoute?: true;
}

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

const tries = { windowSeconds: 15 * MINUTE, isShared: true, isCountedByRoute: true } as const;
const failures = { windowSeconds: 2 * DAY, isCountedByRoute: true } as const;
const uses = { requests: 240, windowSeconds: MINUTE, per: 'address' } as const;

/** How often callers may do something. Routes name the limits that apply to them. */
export const LIMITS = {
  loginAddress: { ...tries, requests: 10, per: 'address' },
  loginPair: { ...tries, requests: 5, per: 'account and address' },
  /** From all addresses together, because an attacker may use many. */
  loginAccount: { ...tries, requests: 10, per: 'account' },
  /** Steps of a sign-in that no guess gets past. */
  loginSteps: { requests: 60, windowSeconds: 15 * MINUTE, per: 'address', isShared: true },
  /** Counted after the password, so that strangers use nothing up. */
  recoveryCodes: { ...tries, requests: 5, per: 'account' },
  passkeys: { requests: 60, windowSeconds: 10 * MINUTE, per: 'user' },
  /** A form that no script timed counts as four. */
  forms: {
    requests: 20,
    leastRequests: 4,
    windowSeconds: 10 * MINUTE,
    per: 'address',
    isShared: true,
    isCountedByRoute: true,
  },
  articleViews: uses,
  faqViews: uses,
  videoViews: uses,
  downloads: uses,
  searchOpens: uses,
  /** Of words that no visitor has just searched for; twenty readers who type. */
  searches: { requests: 600, windowSeconds: MINUTE, per: 'address', isOfVisitors: true },
  /** Each is a call of the AI provider; a question that was chosen for is not counted again. */
  choices: { requests: 10, windowSeconds: MINUTE, per: 'address', isShared: true },
  /** Each may render two texts. */
  sheetChecks: { requests: 60, windowSeconds: MINUTE, per: 'address', isOfVisitors: true },
  mcp: { requests: 120, windowSeconds: MINUTE, per: 'address' },
  feedback: { requests: 60, windowSeconds: 10 * MINUTE, per: 'address' },
  suggestions: { requests: 12, windowSeconds: 10 * MINUTE, per: 'address', isShared: true },
  consent: { requests: 60, windowSeconds: 10 * MINUTE, per: 'address' },
  policyReports: { requests: 60, windowSeconds: MINUTE, per: 'address' },
  telemetry: { requests: 120, windowSeconds: MINUTE, per: 'address' },
  /** Further reports of failures are ignored: ten networks have to fail before a release is rolled back. */
  releaseFailures: { ...failures, requests: 1, per: 'release and network', isShared: true },
  /** For all releases together, because a caller can invent releases. */
  failures: { ...failures, requests: 50, per: 'network' },
  articleTools: { requests: 240, windowSeconds: MINUTE, per: 'user' },
  /** Each searches all articles. */
  replacements: { requests: 60, windowSeconds: 10 * MINUTE, per: 'user' },
  mediaUploads: { requests: 120, windowSeconds: 10 * MINUTE, per: 'user' },
  importExport: { requests: 30, windowSeconds: 10 * MINUTE, per: 'user' },
  generation: { requests: 20, windowSeconds: 10 * MINUTE, per: 'user' },
} as const satisfies Readonly<Record<string, LimitRule>>;

/** The limits of an endpoint that asks for the present password. */
export const PASSWORD_LIMITS = ['loginAddress', 'loginPair', 'loginAccount'] as const;

export type LimitName = keyof typeof LIMITS;

/** Whether the router counts a request before its route is called. */
export const isCountedBefore = (name: LimitName): boolean => {
  const { isCountedByRoute }: LimitRule = LIMITS[name];
  return !isCountedByRoute;
};
