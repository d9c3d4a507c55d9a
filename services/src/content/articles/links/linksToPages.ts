import { limitComplexity } from '../limitComplexity';
import { parseArticle } from '../parseArticle';
import { linkings } from './linkings';
import { targetsOf } from './readLinks';

/** The last part of an address, which every link to it has in some way. */
const lastPart = (page: string) => page.split(/[/?#]/).at(-1) ?? page;

/** Where the links of a Markdown text lead that has not been rendered; empty when none can lead to one of `pages`. */
export function linksToPages(markdown: string, pages: readonly string[]): string[] {
  const parts = pages.map(lastPart);
  const mayLink = parts.some(
    (part) => markdown.includes(part) || markdown.includes(encodeURI(part)),
  );
  if (!mayLink) return [];
  const tree = parseArticle(limitComplexity(markdown));
  return targetsOf(linkings(tree).map(({ url }) => url));
}
