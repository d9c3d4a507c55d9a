import type { Middleware } from 'koa';

export const SECURITY_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** The headers of an API whose answers are never rendered as pages. */
export const securityHeaders: Middleware = (ctx, next) => {
  ctx.set(SECURITY_HEADERS);
  return next();
};
