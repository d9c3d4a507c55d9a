import type { RemoteRoute } from '@pressline/shared-api/remote-contract';
import { pages } from './content';

/** The pages of this remote: one route per content entry. */
export const routes: readonly RemoteRoute[] = pages.map(({ path }) => ({
  path,
  example: path,
  serverRendered: true,
}));
