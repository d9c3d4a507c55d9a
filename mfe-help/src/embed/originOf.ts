/** The origin of a help center's address; undefined for what is no web address, such as `localhost:3000`. */
export const originOf = (address: string | null): string | undefined =>
  address && /^https?:\/\//.test(address) && URL.canParse(address)
    ? new URL(address).origin
    : undefined;
