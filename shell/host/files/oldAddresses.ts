import { matches } from '@pressline/releases/files/routes';
import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import { createApiClient } from '@pressline/shared-api';
import type { Middleware } from 'koa';

const TIMEOUT_MS = 2_000;

/**
 * Redirects addresses of another system to the articles that were imported from there. An address that a
 * remote answers is never one of them.
 */
export function oldAddresses(registry: RemoteRegistry, servicesUrl: string): Middleware {
  const api = createApiClient({ baseUrl: servicesUrl });
  const isOurs = (pathname: string) =>
    registry
      .releases()
      .some(({ manifest }) => manifest.routes.some(({ path }) => matches(path, pathname)));

  /** Null for an address of nothing, and while services are away. */
  async function find(address: string): Promise<string | null> {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      return (await api.help.moved({ address }, { signal })).redirect;
    } catch {
      return null;
    }
  }

  return async (context, next) => {
    const isRead = context.method === 'GET' || context.method === 'HEAD';
    const path = isRead && !isOurs(context.path) && (await find(context.path + context.search));
    if (!path) return next();
    context.status = 301;
    context.redirect(path);
    // The article may be unpublished or removed.
    context.set('Cache-Control', 'no-cache');
  };
}
