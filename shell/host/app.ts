import { BROWSER_FILE } from '@pressline/releases/files/releaseFiles';
import { RELEASES_PATH, SHELL_PATH } from '@pressline/releases/files/routes';
import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import Koa, { type Middleware } from 'koa';
import type { Logger } from 'pino';
import { releasesApi } from './adminApi/releasesApi';
import { apiProxy } from './api/apiProxy';
import type { ContentVersion } from './api/contentVersion';
import { guestAccess } from './api/guestAccess';
import { canonicalPath } from './canonicalPath';
import type { HostConfig } from './config';
import { delayNotFound, errorHandler } from './errorHandler';
import { chooseMarkdown } from './files/assistantFiles';
import { guestFiles } from './files/guestFiles';
import { fetchMissingRelease, missingFiles, serviceWorker } from './files/missingFiles';
import { oldAddresses } from './files/oldAddresses';
import { siteFiles } from './files/siteFiles';
import { staticFiles } from './files/staticFiles';
import { pageData } from './pages/pageData';
import { createPageMaker, type PageMaker } from './pages/pageMaker';
import { pages } from './pages/pages';
import type { RenderContext } from './pages/render/renderPage';
import { sendPage } from './pages/sendPage';
import { securityHeaders } from './securityHeaders';
import type { RunningReleases } from './startReleases';
import { lateStyles } from './styles/lateStyles';

function maintenance(registry: RemoteRegistry, maker: PageMaker): Middleware {
  return async (context, next) => {
    if (context.path === '/admin' || context.path.startsWith('/admin/')) return next();
    sendPage(context, await maker.fallback('maintenance', registry.choose(null)));
  };
}

// Only what a build names after its content may be kept for a year.
const RELEASE_FILE = new RegExp(
  `^/[a-z-]+/[0-9a-f]{16}/(?:[\\w@~][\\w.@~-]*/)*${BROWSER_FILE.source}`,
);
const SHELL_FILE = /^\/[\w-]+\.[0-9a-f]{8,}\.(js|woff2|svg|png|ico)$/;

type HostSettings =
  | 'releasesDir'
  | 'retainedShellDir'
  | 'guestOrigins'
  | 'isUnderMaintenance'
  | 'proxies';

interface HostDependencies
  extends Pick<RunningReleases, 'registry' | 'store' | 'override'>,
    Pick<HostConfig, HostSettings> {
  contentVersion: ContentVersion;
  render: RenderContext;
  shellDir: string;
  log: Logger;
}

export function createApp(dependencies: HostDependencies): Koa {
  const { registry, store, contentVersion, render, isUnderMaintenance, override, log } =
    dependencies;
  const { guestOrigins, releasesDir, shellDir, retainedShellDir, proxies } = dependencies;
  const { servicesUrl } = render;
  const app = new Koa({ proxy: proxies > 0, maxIpsCount: proxies });
  // Errors outside of errorHandler come from connections that closed.
  app.on('error', (error) => log.debug({ err: error }, 'connection failed'));
  const { analyticsId } = render.company;
  app.use(securityHeaders({ publicUrl: render.publicUrl, analyticsId }));
  app.use(delayNotFound());
  app.use(errorHandler(log));
  app.use(releasesApi({ registry, store, servicesUrl, log }));
  if (!isUnderMaintenance) app.use(chooseMarkdown);
  app.use(guestAccess(guestOrigins));
  app.use(apiProxy(servicesUrl, contentVersion, log));
  app.use(async (context, next) => {
    if (context.path === '/healthz') context.body = 'ok';
    else if (context.path === '/readyz') sendReadiness(context, registry);
    else await next();
  });
  app.use(guestFiles(registry, releasesDir));
  app.use(fetchMissingRelease(registry, releasesDir));
  app.use(staticFiles(RELEASES_PATH, [releasesDir], RELEASE_FILE));
  // Kept files first: the build folder may hold a newer build by now.
  app.use(staticFiles(SHELL_PATH, [retainedShellDir, shellDir], SHELL_FILE));
  app.use(serviceWorker(shellDir));
  app.use(siteFiles({ registry, contentVersion, render }));
  const maker = createPageMaker({ registry, contentVersion, render, log });
  // The maintenance page names neither.
  if (!isUnderMaintenance) {
    app.use(pageData(registry, maker, render.publicUrl));
    app.use(lateStyles(registry, maker, render.publicUrl));
  }
  app.use(redirectToCanonical);
  if (!isUnderMaintenance) app.use(oldAddresses(registry, servicesUrl));
  app.use(missingFiles(registry));
  if (isUnderMaintenance) app.use(maintenance(registry, maker));
  app.use(pages({ registry, maker, render, override }));
  return app;
}

function sendReadiness(context: Koa.Context, registry: RemoteRegistry): void {
  const isReady = registry.isComplete();
  context.status = isReady ? 200 : 503;
  context.body = isReady ? 'ready' : 'some remote has no release yet';
}

/** One address for each page, and one place in the cache. */
const redirectToCanonical: Koa.Middleware = async (context, next) => {
  const canonical = canonicalPath(context.path);
  if (canonical === context.path) return next();
  context.status = 301;
  context.redirect(canonical + context.search);
};
