/** A path as logs may keep it: without what gives whoever reads it a right. */
export const loggedPath = (path: string): string =>
  path.replace(/^(\/api\/help\/preview\/).+/, '$1…');
