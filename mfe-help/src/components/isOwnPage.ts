/** Whether an address is a page of this site, not a file or the API. */
export function isOwnPage(href: string): boolean {
  return /^\/(?!\/|api\/)/.test(href) && !/\.\w+$/.test(href);
}
