import { MAX_FORM_BYTES } from '../../src/forms/readFormBody';
import { LIMITS, type LimitRule } from '../../src/limits/LIMITS';
import { MAX_JSON_BYTES } from '../../src/middleware/jsonBody';
import { isAudited } from '../../src/route/audited';
import { FORM_TYPE } from '../../src/route/defineRoute';
import type { Access, Route } from '../../src/route/Route';

const CALLERS: Readonly<Record<Access, string>> = {
  public: 'anybody',
  optional: 'anybody',
  internal: 'the shell host',
  admin: 'staff',
  super_admin: 'super admins',
};

const IS_OF_ACCOUNT: ReadonlySet<LimitRule['per']> = new Set(['user', 'account']);

function duration(seconds: number): string {
  const [size, unit] = seconds % 86_400 === 0 ? [86_400, 'd'] : [60, 'min'];
  return `${seconds / size} ${unit}`;
}

/** The limits of a route that count by account, or the others. */
function limitsOf({ limits = [] }: Route, isOfAccount: boolean): string {
  return limits
    .map((name): LimitRule => LIMITS[name])
    .filter(({ per }) => IS_OF_ACCOUNT.has(per) === isOfAccount)
    .map(({ requests, windowSeconds, per }) => {
      const note = per === 'account and address' ? ' per account' : '';
      return `${requests} in ${duration(windowSeconds)}${note}`;
    })
    .join(', ');
}

/** The largest body of a route in bytes; 0 when it reads none. */
export function largestBody({ method, body, maxBytes }: Route): number {
  if (method !== 'post' && method !== 'put') return 0;
  return maxBytes ?? (body && FORM_TYPE in body ? MAX_FORM_BYTES : MAX_JSON_BYTES);
}

function size(bytes: number): string {
  if (bytes === 0) return '';
  return bytes < 1_024 ** 2 ? `${bytes / 1_024} KB` : `${bytes / 1_024 ** 2} MB`;
}

const HEAD = [
  ['Endpoint', 'Who may call', 'Limit per address', 'Limit per account', 'Body', 'Audit log'],
  Array(6).fill('---'),
];

/** The API's endpoints as a table in Markdown: for each the rules that its definition sets. */
export function endpointTable(routes: readonly Route[]): string {
  const rows = [...routes]
    .sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)))
    .map((route) => [
      `\`${route.method.toUpperCase()} ${route.path}\``,
      CALLERS[route.access],
      limitsOf(route, false),
      limitsOf(route, true),
      size(largestBody(route)),
      isAudited(route) ? 'each call' : '',
    ]);
  return [...HEAD, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
