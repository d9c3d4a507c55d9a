export const ADMIN_PATH = '/admin';
export const LOGIN_PATH = '/admin/login';
