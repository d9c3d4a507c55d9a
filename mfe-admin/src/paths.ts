export const ADMIN_PATH = '/admin';
export const LOGIN_PATH = '/admin/login';
/** Where bookmarks may still lead to a page that has another address now. */
export const MOVED_PATHS = { '/admin/transfer': '/admin/import-export' };
