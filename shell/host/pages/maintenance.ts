import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import type { Middleware } from 'koa';
import { answerPage } from './answerPage';
import type { PageMaker } from './pageMaker';

export function maintenance(registry: RemoteRegistry, maker: PageMaker): Middleware {
  return async (context, next) => {
    if (context.path === '/admin' || context.path.startsWith('/admin/')) return next();
    answerPage(context, await maker.fallback('maintenance', registry.choose(null)));
  };
}
