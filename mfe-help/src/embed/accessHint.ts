/** What to do when this page's origin may not use the API at `origin`; browsers tell scripts nothing. */
export const accessHint = (origin: string): string =>
  `Its API did not answer this page. If the site runs, add ${location.origin} to its GUEST_ORIGINS, ` +
  `restart its services, and add ${origin} to connect-src of this page's content security policy.`;
