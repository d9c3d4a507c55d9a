import { calls } from '@pressline/shared-api';
import type { Middleware } from 'koa';

/** What a guest sends; it reads whatever of the help center is public. */
const POSTS = [calls.reports.feedback, calls.forms.sendContactMail, calls.others.searchOpened].map(
  ({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
);
const READS = /^\/api\/help\/(?!preview\/)/;
const PREFLIGHT_SECONDS = '600';

function isForGuests(method: string, path: string): boolean {
  if (method === 'POST') return POSTS.some((post) => post.test(path));
  return (method === 'GET' || method === 'HEAD') && READS.test(path);
}

/**
 * Lets pages of the `origins`, and of no others, read the public help center and send what its forms
 * send, without cookies or tokens (https://fetch.spec.whatwg.org/#http-cors-protocol).
 */
export function guestAccess(origins: readonly string[]): Middleware {
  return async (context, next) => {
    const isPreflight = context.method === 'OPTIONS';
    const method = isPreflight ? context.get('Access-Control-Request-Method') : context.method;
    if (origins.length === 0 || !isForGuests(method, context.path)) return next();
    context.vary('Origin');
    const origin = context.get('Origin');
    const isAllowed = origins.includes(origin);
    if (isAllowed) context.set('Access-Control-Allow-Origin', origin);
    if (!isPreflight) {
      // To services it is as if a page of the site's had sent it.
      if (isAllowed) context.req.headers['sec-fetch-site'] = 'same-site';
      return next();
    }
    context.status = 204;
    if (!isAllowed) return;
    context.set({
      'Access-Control-Allow-Methods': method,
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': PREFLIGHT_SECONDS,
    });
  };
}
