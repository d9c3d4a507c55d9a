import type { Middleware } from 'koa';
import type { ContentVersion } from '../../store/database/contentVersion';

/** Sends the content version with every answer, after a write the new one. */
export const contentVersionHeader =
  (content: ContentVersion): Middleware =>
  async (ctx, next) => {
    await next();
    ctx.set('X-Content-Version', String(content.current));
  };
