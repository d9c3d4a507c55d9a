import type { RemoteRoute } from '@pressline/shared-api/remote-contract';
import { ADMIN_PATH, LOGIN_PATH } from './form/api/paths';
import { panels } from './panels';

/**
 * Every path that this remote answers, and no other, so that the host says of the rest that there is
 * no such page. All of them are rendered in the browser only.
 */
export const routes: RemoteRoute[] = [
  { path: ADMIN_PATH, example: '/admin', serverRendered: false },
  { path: LOGIN_PATH, example: '/admin/login', serverRendered: false },
  ...panels
    .filter(({ path }) => !path.includes('/'))
    .map(({ path }) => ({
      path: `${ADMIN_PATH}/${path}/*`,
      example: `${ADMIN_PATH}/${path}`,
      serverRendered: false,
    })),
];
