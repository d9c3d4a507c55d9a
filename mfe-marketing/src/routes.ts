import type { RemoteRoute } from '@pressline/shared-api/remote-contract';
import { pages } from './pages';

/** The pages of this remote. */
export const routes: readonly RemoteRoute[] = pages.map(({ path, chunk }) => ({
  path,
  chunk,
  example: path,
  serverRendered: true,
}));
