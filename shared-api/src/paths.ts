const OUTSIDE_HELP: ReadonlySet<string> = new Set(['users']);

/** Path of a resource's admin routes (spec §7). */
export const adminPath = (name: string): string =>
  OUTSIDE_HELP.has(name) ? `/api/admin/${name}` : `/api/admin/help/${name}`;

/** Path of a resource's public list (spec §7, design §1.15). */
export const publicPath = (name: string): string => `/api/help/${name}`;
