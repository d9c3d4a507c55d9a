const OUTSIDE_HELP: ReadonlySet<string> = new Set(['users']);

/** Path of a resource's admin routes. */
export const adminPath = (name: string): string =>
  OUTSIDE_HELP.has(name) ? `/api/admin/${name}` : `/api/admin/help/${name}`;

/** Path of a resource's public list. */
export const publicPath = (name: string): string => `/api/help/${name}`;
