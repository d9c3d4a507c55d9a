import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type State, toMdast } from 'hast-util-to-mdast';
import type { Break, Html, Root as Text } from 'mdast';
import type { Losses } from './Context';
import { cleanPasted } from './cleanPasted';
import { fitToArticle } from './fitToArticle';
import { isPicture } from './pictures';
import { writeMarkdown } from './writeMarkdown';

export interface Pasted {
  markdown: string;
  /** No formatting was found: the plain text of the clipboard says the same, without escapes. */
  isPlain: boolean;
  losses: Losses;
}

/** The address that a picture of the clipboard, a data URL, has in the text; undefined if it cannot be stored. */
export type PlacePicture = (dataUrl: string) => string | undefined;

const PICTURE = /data:image\/[^"'\s)>]+/g;
/** In the place of a picture, which can be very long. */
const PLACE = /^picture:(\d+)$/;

function* imagesIn(node: Root | Element): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'img') yield child;
    yield* imagesIn(child);
  }
}

/** HTML whose pictures have addresses, as far as they can be stored. */
function parse(html: string, placePicture: PlacePicture): Root {
  const pictures: string[] = [];
  const short = html.replace(PICTURE, (picture) => `picture:${pictures.push(picture) - 1}`);
  const root = fromHtml(short, { fragment: true });
  for (const image of imagesIn(root)) {
    const [, at] = PLACE.exec(String(image.properties.src)) ?? [];
    if (at && isPicture(image)) image.properties.src = placePicture(pictures[Number(at)] ?? '');
  }
  return root;
}

/** In a cell a line break is an element: a cell has no lines in Markdown. */
const br = (state: State): Break | Html =>
  state.inTable ? { type: 'html', value: '<br>' } : { type: 'break' };

const isPlain = ({ children: [first, ...more] }: Text) =>
  more.length === 0 &&
  (!first || (first.type === 'paragraph' && first.children.every(({ type }) => type === 'text')));

/** The Markdown of HTML from an office program or a web page, without what only looks. */
export function htmlToMarkdown(html: string, placePicture: PlacePicture): Pasted {
  const { tree, losses } = cleanPasted(parse(html, placePicture));
  const text = fitToArticle(toMdast(tree, { handlers: { br } }) as Text);
  return { markdown: writeMarkdown(text), isPlain: isPlain(text), losses };
}
