/** The origin of a help center's address; undefined for what is no web address, such as `localhost:3000`. */
export const originOf = (address: string | null): string | undefined =>
  address && /^https?:\/\//.test(address) && URL.canParse(address)
    ? new URL(address).origin
    : undefined;

/** What to do when this page's origin may not use the API at `origin`; browsers tell scripts nothing. */
export const accessHint = (origin: string): string =>
  `Its API did not answer this page. If the site runs, add ${location.origin} to its GUEST_ORIGINS, ` +
  `restart its services, and add ${origin} to connect-src of this page's content security policy.`;
