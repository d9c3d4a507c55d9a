/** Whether an address is a page of this site: files and the API are documents of their own. */
export function isOwnPage(href: string): boolean {
  return /^\/(?!\/|api\/)/.test(href) && !/\.\w+$/.test(href);
}
