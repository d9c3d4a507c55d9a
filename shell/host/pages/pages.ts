import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import type { LoadRedirect } from '@pressline/shared-api/remote-contract';
import type { Context, Middleware } from 'koa';
import { INTEGRITY } from '../securityHeaders';
import { chooseFor, isGpcOn } from './chooseFor';
import type { PageMaker } from './pageMaker';
import { notFoundRequest, type PageRequest, pageRequest } from './pageRequest';
import { OverrideError, type OverrideRemotes } from './remoteOverride';
import { isPage, type RenderContext, type RenderedPage, renderPage } from './render/renderPage';
import { gzipPage, sendPage } from './sendPage';

interface PagesOptions {
  registry: RemoteRegistry;
  maker: PageMaker;
  render: RenderContext;
  override: OverrideRemotes | null;
}

export function pages({ registry, maker, render, override }: PagesOptions): Middleware {
  async function renderAnew(request: PageRequest): Promise<RenderedPage | LoadRedirect> {
    const made = await renderPage(request, render);
    return isPage(made) || 'redirect' in made ? made : renderAnew(notFoundRequest(request));
  }

  /** A page with a developer's release in it: for this request alone. */
  async function sendOverridden(context: Context, url: URL): Promise<boolean> {
    const releases = await override?.(url, registry.releases()).catch((error: unknown) => {
      if (!(error instanceof OverrideError)) throw error;
      return error;
    });
    if (!releases) return false;
    context.set({ 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' });
    if (releases instanceof OverrideError) {
      context.status = 400;
      context.type = 'text';
      context.body = `${releases.message}\n`;
      return true;
    }
    const page = await renderAnew(pageRequest(url, releases, isGpcOn(context)));
    if ('redirect' in page) {
      context.redirect(page.redirect + context.search);
      return true;
    }
    const sent = await gzipPage({ ...page, html: page.complete() });
    sendPage(context, { ...sent, isPrivate: true });
    // A developer's build publishes no hashes.
    context.remove(INTEGRITY);
    return true;
  }

  return async (context) => {
    if (context.method !== 'GET' && context.method !== 'HEAD') context.throw(405);
    const asked = new URL(context.path + context.search, render.publicUrl);
    if (await sendOverridden(context, asked)) return;
    const page = await maker.page(chooseFor(context, asked, registry));
    const isCanaryRunning = registry.isCanaryRunning();
    if ('redirect' in page) {
      context.status = page.permanent ? 301 : 302;
      context.redirect(page.redirect + asked.search);
      // A slug that is renamed back must not meet a redirect that a browser has kept.
      context.set('Cache-Control', isCanaryRunning ? 'private, no-cache' : 'no-cache');
      return;
    }
    sendPage(context, page);
    // Neighbors get other releases: a cache in front must not hand one's page to the other.
    if (isCanaryRunning && !page.isPrivate) context.set('Cache-Control', 'private, no-cache');
  };
}
