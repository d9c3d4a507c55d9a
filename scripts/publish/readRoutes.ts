import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteRoute } from '@pressline/shared-api/remote-contract';

/** The routes that the sources of the remote in `directory` declare. */
export async function readRoutes(directory: string): Promise<readonly RemoteRoute[]> {
  const file = pathToFileURL(path.join(directory, 'src/routes.ts')).href;
  const { routes } = (await import(file)) as { routes: readonly RemoteRoute[] };
  return routes;
}
