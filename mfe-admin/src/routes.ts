import type { RemoteRoute } from '@pressline/shared-api/remote-contract';

export const ADMIN_PATH = '/admin';
export const LOGIN_PATH = '/admin/login';

/** Every path that this remote answers; all of them are rendered in the browser only. */
export const routes: RemoteRoute[] = [
  { path: ADMIN_PATH, example: '/admin', serverRendered: false },
  { path: LOGIN_PATH, example: '/admin/login', serverRendered: false },
  { path: '/admin/*', example: '/admin/articles', serverRendered: false },
];
