import type { Middleware } from 'koa';
import type { ContentVersion } from '../database/contentVersion';

/** Tells every caller which content version the answer belongs to, a write's own included. */
export const contentVersionHeader =
  (content: ContentVersion): Middleware =>
  async (ctx, next) => {
    await next();
    ctx.set('X-Content-Version', String(content.current));
  };
