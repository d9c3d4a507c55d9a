import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { GUEST_FOLDER } from '@pressline/releases/files/releaseFiles';
import { GUESTS_PATH, RELEASES_PATH } from '@pressline/releases/files/routes';
import type { RemoteRegistry } from '@pressline/releases/serving/RemoteRegistry';
import type { Middleware } from 'koa';
import { remotes } from '../../../federation';
import { staticFiles } from './staticFiles';

const ASKED = new RegExp(`^${GUESTS_PATH}/([a-z-]+)/([\\w.-]+)$`);
const SERVED = /\.(?:js|json|zip|d\.ts)$/;
/** Names without a hash stand for the file of the stable release: `remoteEntry.js`. */
const UNHASHED = /^([\w-]+)\.(?:js|json)$/;

/**
 * Serves the containers for hosts of others to any page: under their names, which are hashed, from
 * whichever release has them, and what has a fixed name from the stable one, always fresh.
 */
export function guestFiles(registry: RemoteRegistry, releasesDir: string): Middleware {
  const serve = staticFiles(RELEASES_PATH, [releasesDir], SERVED);
  const known = new Map<string, Promise<readonly string[]>>();

  /** The guest's files of a release, which are on this host afterwards. */
  function filesOf(name: string, release: string): Promise<readonly string[]> {
    const folder = path.join(releasesDir, name, release, GUEST_FOLDER);
    const files = known.get(folder) ?? read(name, release, folder);
    known.set(folder, files);
    return files;
  }

  async function read(name: string, release: string, folder: string) {
    const isHere = await registry.fetchFiles(name, release).catch(() => false);
    // It may be there at the next request.
    if (!isHere) known.delete(folder);
    return readdir(folder).catch(() => []);
  }

  async function find(name: string, file: string) {
    const stable = registry.releases().find(({ manifest }) => manifest.name === name)?.manifest;
    const own = Object.keys(stable?.files ?? {}).filter((one) => one.startsWith(GUEST_FOLDER));
    const stem = UNHASHED.exec(file)?.[1];
    const fixed = stem && own.find((one) => one.startsWith(`${GUEST_FOLDER}/${stem}.`));
    const found = fixed || `${GUEST_FOLDER}/${file}`;
    if (stable && own.includes(found)) {
      const { integrity } = stable.files[found] ?? {};
      return { path: `${stable.release}/${found}`, tag: fixed && `W/"${integrity}"` };
    }
    // A page that was opened before the stable release was.
    for (const { release } of registry.remote(name).releases) {
      const files = await filesOf(name, release);
      if (files.includes(file)) return { path: `${release}/${found}`, tag: undefined };
    }
    return undefined;
  }

  return async (context, next) => {
    const [, name = '', file = ''] = ASKED.exec(context.path) ?? [];
    if (!remotes.some((remote) => remote.hasGuest && remote.name === name)) return next();
    context.set({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    const found = await find(name, file);
    if (!found) context.throw(404);
    const { path, tag } = found as NonNullable<typeof found>;
    if (tag) {
      context.set({ ETag: tag, 'Cache-Control': 'no-cache' });
      context.status = 200;
      if (context.fresh) {
        context.status = 304;
        return;
      }
    }
    context.path = `${RELEASES_PATH}/${name}/${path}`;
    await serve(context, next);
    if (tag) context.set('Cache-Control', 'no-cache');
  };
}
