import { access } from 'node:fs/promises';
import path from 'node:path';
import { RELEASES_PATH } from '@pressline/releases/files/routes';
import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import type { Middleware } from 'koa';

const RELEASE = new RegExp(`^${RELEASES_PATH}/([a-z-]+)/([0-9a-f]{16})/`);

/**
 * Fetches a release that a browser asks for before this host has it: the page may have come from
 * another host, which knew the release a moment earlier.
 */
export function fetchMissingRelease(registry: RemoteRegistry, directory: string): Middleware {
  const known = new Set<string>();
  return async (context, next) => {
    const [, name, release] = RELEASE.exec(context.path) ?? [];
    if (!name || !release) return next();
    const folder = path.join(directory, name, release);
    if (!known.has(folder)) {
      const isHere = await access(folder).then(
        () => true,
        () => registry.fetchFiles(name, release),
      );
      if (isHere) known.add(folder);
    }
    await next();
  };
}
