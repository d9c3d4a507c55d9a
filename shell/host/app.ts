import Koa from 'koa';
import type { Logger } from 'pino';
import { apiProxy } from './apiProxy';
import type { ContentVersion } from './contentVersion';
import { pages } from './pages';
import { RELEASES_PATH } from './releases/Release';
import type { RemoteRegistry } from './releases/RemoteRegistry';
import type { RenderContext } from './renderPage';
import { securityHeaders } from './securityHeaders';
import { SHELL_PATH } from './shellAssets';
import { staticFiles } from './staticFiles';

export interface HostDependencies {
  registry: RemoteRegistry;
  contentVersion: ContentVersion;
  render: RenderContext;
  releasesDir: string;
  shellDir: string;
  log: Logger;
}

/** The shell host as a Koa application; it never listens by itself. */
export function createApp(dependencies: HostDependencies): Koa {
  const { registry, contentVersion, render, log } = dependencies;
  const app = new Koa();
  app.on('error', (error: Error & { expose?: boolean }) => {
    if (!error.expose) log.error({ err: error }, 'request failed');
  });
  app.use(apiProxy(render.servicesUrl, contentVersion, log));
  app.use(securityHeaders);
  app.use(async (context, next) => {
    if (context.path === '/healthz') context.body = 'ok';
    else if (context.path === '/readyz') answerReadiness(context, registry);
    else await next();
  });
  app.use(staticFiles(RELEASES_PATH, dependencies.releasesDir));
  app.use(staticFiles(SHELL_PATH, dependencies.shellDir));
  app.use(withoutTrailingSlash);
  app.use(pages({ registry, contentVersion, render, log }));
  return app;
}

function answerReadiness(context: Koa.Context, registry: RemoteRegistry): void {
  const isReady = registry.releases().length > 0;
  context.status = isReady ? 200 : 503;
  context.body = isReady ? 'ready' : 'no remote has a release yet';
}

/** One address for each page: `/help/` leads to `/help`. */
const withoutTrailingSlash: Koa.Middleware = async (context, next) => {
  // Leading slashes too: `//elsewhere/` would otherwise redirect to another host.
  const trimmed = `/${context.path.replace(/^\/+|\/+$/g, '')}`;
  if (trimmed === context.path) return next();
  context.status = 301;
  context.redirect(trimmed + context.search);
};
