/** A path for logs: without preview tokens, which give access. */
export const loggedPath = (path: string): string =>
  path.replace(/^(\/api\/help\/preview\/).+/, '$1…');
