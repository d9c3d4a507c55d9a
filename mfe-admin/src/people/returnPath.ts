import { ADMIN_PATH, LOGIN_PATH } from '../form/api/paths';

/** Where a login leads: the admin page that was asked for, and /admin instead of any other address. */
export function returnPath(asked: unknown): string {
  if (typeof asked !== 'string' || !URL.canParse(asked, location.origin)) return ADMIN_PATH;
  const { origin, pathname, search } = new URL(asked, location.origin);
  const isAdminPage = pathname.startsWith(`${ADMIN_PATH}/`) && pathname !== LOGIN_PATH;
  return origin === location.origin && isAdminPage ? pathname + search : ADMIN_PATH;
}
