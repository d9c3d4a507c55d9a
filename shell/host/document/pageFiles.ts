import { createHash } from 'node:crypto';
import { PAGE_DATA_PATH, STYLES_PATH } from '@pressline/releases/files/routes';

const PAGE_DATA = new RegExp(`^${PAGE_DATA_PATH}/([0-9a-f]{12})(/.*)$`);
const STYLES = new RegExp(`^${STYLES_PATH}/[0-9a-f]{16}\\.css$`);

/** The address of the data of the page at `pathname`, as made from what `fingerprint` names. */
export const pageDataUrl = (fingerprint: string, pathname: string): string =>
  `${PAGE_DATA_PATH}/${fingerprint}${pathname}`;

/** The page and the fingerprint in an address of page data; null for other addresses. */
export function readPageDataUrl(path: string): { fingerprint: string; pathname: string } | null {
  const [, fingerprint, pathname] = PAGE_DATA.exec(path) ?? [];
  return fingerprint && pathname ? { fingerprint, pathname } : null;
}

/** The address of a page's late stylesheet, by its content. */
export const lateStylesUrl = (css: string): string =>
  `${STYLES_PATH}/${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;

export const isLateStylesUrl = (path: string): boolean => STYLES.test(path);
