import { RELEASES_PATH, SHELL_PATH } from '@pressline/releases/files/routes';
import { calls } from '@pressline/shared-api';
import { TAG_ORIGIN } from '@pressline/shared-consent/tag-origin';
import type { Context, Middleware } from 'koa';
import { hashSource, inlineScriptSources } from './document/document';
import type { PageOwner } from './pages/pageRemote';

interface SecurityOptions {
  /** The address that visitors use; https asks browsers to stay with TLS. */
  publicUrl: string;
  /** Key of the analytics service; without it no page may reach one. */
  analyticsId?: string | undefined;
}

const tagServiceHosts = [TAG_ORIGIN];
const measurementHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  ...tagServiceHosts,
];

/** The only folders of the site from which its pages load scripts: never what people upload or the API answers. */
const SCRIPT_FOLDERS = [SHELL_PATH, RELEASES_PATH];
const WORKER = '/service-worker.js';
/** The name and port of a site as a policy takes them, without addresses of IPv6 (https://w3c.github.io/webappsec-csp/#grammardef-host-source). */
const NAMED_HOST = /^[a-z\d.-]+(?::\d+)?$/i;

/** Where the pages that are asked for under `host` have their scripts from. */
function scriptSources(host: string): Readonly<Record<'scripts' | 'workers', readonly string[]>> {
  if (!NAMED_HOST.test(host)) return { scripts: ["'self'"], workers: ["'self'"] };
  return {
    scripts: SCRIPT_FOLDERS.map((folder) => `${host}${folder}/`),
    workers: [host + WORKER],
  };
}

function contentSecurityPolicy({ publicUrl, analyticsId }: SecurityOptions, host: string): string {
  const { scripts, workers } = scriptSources(host);
  const ifMeasured = (hosts: readonly string[]) => (analyticsId ? hosts : []);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': [...scripts, ...inlineScriptSources, ...ifMeasured(tagServiceHosts)],
    'worker-src': workers,
    // styled-components begins with an empty element, and adds rules to it.
    'style-src': ["'self'", hashSource('')],
    // A picture tells its server of the reader, as any request does. Pages of articles add theirs.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...ifMeasured(measurementHosts)],
    'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The page script's, for scripts by their addresses, and that for the HTML of texts.
    'trusted-types': ['default', 'pressline'],
    'report-uri': [REPORTS],
    ...(isTls(publicUrl) && { 'report-to': [ENDPOINT] }),
    ...(isTls(publicUrl) && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const isTls = (url: string) => url.startsWith('https:');

const POLICY = 'Content-Security-Policy';
const REPORTS = calls.others.policyReports.path;
/** Its name in `Reporting-Endpoints`, which browsers heed with TLS alone. */
const ENDPOINT = 'policy';

export interface PagePolicy {
  /** Sources of the inline script and the inline styles that the page has besides those of all pages. */
  scripts: readonly string[];
  styles: readonly string[];
  /** The other sites whose pictures its articles show. */
  pictures: readonly string[];
  /** Whose page it is: reports of browsers say so. */
  owner: PageOwner | null;
}

function allowPictures({ response }: Context, sources: readonly string[]): void {
  response.set(POLICY, response.get(POLICY).replace('img-src', ['$&', ...sources].join(' ')));
}

/** Fits the policy of the answer to the page that it carries. */
export function allowInPage(
  context: Context,
  { scripts, styles, pictures, owner }: PagePolicy,
): void {
  const { response } = context;
  const proof = owner?.proof ? `&proof=${owner.proof}` : '';
  const reports = owner ? `${REPORTS}?page=${owner.name}/${owner.release}${proof}` : REPORTS;
  const policy = response
    .get(POLICY)
    .replace('script-src', ['$&', ...scripts].join(' '))
    .replace('style-src', ['$&', ...styles].join(' '))
    .replace(REPORTS, reports);
  response.set(POLICY, policy);
  allowPictures(context, pictures);
  if (response.get(ENDPOINTS)) response.set(ENDPOINTS, `${ENDPOINT}="${reports}"`);
}

const ENDPOINTS = 'Reporting-Endpoints';
/** Refuses scripts without a hash (https://w3c.github.io/webappsec-subresource-integrity). */
export const INTEGRITY = 'Integrity-Policy';
const isAdminArea = (path: string) => path === '/admin' || path.startsWith('/admin/');

/** The headers that every answer of the host carries; the API sets its own. */
export function securityHeaders(options: SecurityOptions): Middleware {
  const { publicUrl, analyticsId } = options;
  const integrity = [
    'blocked-destinations=(script)',
    isTls(publicUrl) && `endpoints=(${ENDPOINT})`,
  ];
  const headers = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isTls(publicUrl) && {
      [ENDPOINTS]: `${ENDPOINT}="${REPORTS}"`,
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
  };
  return async (context, next) => {
    context.set(headers);
    context.set(POLICY, contentSecurityPolicy(options, context.get('Host')));
    // The hash of the tag service's script is not known in advance.
    if (!analyticsId || isAdminArea(context.path)) {
      context.set(INTEGRITY, integrity.filter(Boolean).join(', '));
    }
    // Staff see pictures before a published article has them.
    if (isAdminArea(context.path)) allowPictures(context, ['https:']);
    await next();
  };
}
