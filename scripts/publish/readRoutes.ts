import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteRoute } from '@pressline/shared-api/remote-contract';

export async function readRoutes(directory: string): Promise<readonly RemoteRoute[]> {
  const file = pathToFileURL(path.join(directory, 'src/routes.ts')).href;
  const { routes } = (await import(file)) as { routes: readonly RemoteRoute[] };
  return routes;
}
