import type { Context, Middleware } from 'koa';
import { inlineScriptSources, scriptSource } from './document/document';

interface SecurityOptions {
  /** The address that visitors use; https asks browsers to stay with TLS. */
  publicUrl: string;
  /** Key of the analytics service; without it no page may reach one. */
  analyticsId?: string | undefined;
}

const tagServiceHosts = ['https://www.googletagmanager.com'];
const measurementHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  ...tagServiceHosts,
];

function contentSecurityPolicy({ publicUrl, analyticsId }: SecurityOptions): string {
  const ifMeasured = (hosts: readonly string[]) => (analyticsId ? hosts : []);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptSources, ...ifMeasured(tagServiceHosts)],
    // Critical CSS is inline; styled-components adds the rest at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...ifMeasured(measurementHosts)],
    'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(isTls(publicUrl) && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const isTls = (url: string) => url.startsWith('https:');

const POLICY = 'Content-Security-Policy';

/** Lets the answer run one more inline script. */
export function allowScript({ response }: Context, script: string): void {
  const policy = response.get(POLICY);
  response.set(POLICY, policy.replace('script-src', `$& ${scriptSource(script)}`));
}

/** The headers that every answer of the host carries; the API sets its own. */
export function securityHeaders(options: SecurityOptions): Middleware {
  const headers = {
    [POLICY]: contentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(isTls(options.publicUrl) && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
  };
  return async (context, next) => {
    context.set(headers);
    await next();
  };
}
