import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import type { Middleware } from 'koa';
import { answerPage, compressPage } from './answerPage';
import { renderFallback } from './render/renderFallback';
import type { RenderContext } from './render/renderPage';

export function maintenance(registry: RemoteRegistry, render: RenderContext): Middleware {
  return async (context, next) => {
    if (context.path === '/admin' || context.path.startsWith('/admin/')) return next();
    const url = new URL(context.path, render.publicUrl);
    const page = await renderFallback('maintenance', url, registry.releases(), render);
    answerPage(context, await compressPage(page));
  };
}
