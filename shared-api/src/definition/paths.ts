/** Whether a resource is part of the help center; only admin users are not. */
export const isContent = ({ name }: { name: string }): boolean => name !== 'users';

/** Path of a resource's admin routes. */
export const adminPath = (name: string): string =>
  isContent({ name }) ? `/api/admin/help/${name}` : `/api/admin/${name}`;

/** Path of a resource's public list. */
export const publicPath = (name: string): string => `/api/help/${name}`;

/** The page that says whether a printed revision of an article is current. */
export const sheetPath = (articleId: string, revision: number): string =>
  `/help/r/${articleId}/${revision}`;
