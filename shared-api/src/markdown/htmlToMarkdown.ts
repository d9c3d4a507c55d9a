import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type State, toMdast } from 'hast-util-to-mdast';
import type { Break, Html, Paragraph, Root as Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
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

/** A block of the article dialect. */
const directive = (state: State, { properties, children }: Element): ContainerDirective => {
  const { name, hasLabel, url } = properties;
  const [label] = hasLabel ? (children as Element[]) : [];
  const inner = { type: 'root' as const, children: hasLabel ? children.slice(1) : children };
  const title: Paragraph[] = label
    ? [{ type: 'paragraph', data: { directiveLabel: true }, children: state.all(label) as never }]
    : [];
  return {
    ...{
      type: 'containerDirective',
      name: String(name),
      attributes: url ? { url: String(url) } : {},
    },
    children: [...title, ...state.toFlow(state.all(inner))],
  };
};

/** In a cell a line break is an element: a cell has no lines in Markdown. */
const br = (state: State): Break | Html =>
  state.inTable ? { type: 'html', value: '<br>' } : { type: 'break' };

const isPlain = ({ children: [first, ...more] }: Text) =>
  more.length === 0 &&
  (!first || (first.type === 'paragraph' && first.children.every(({ type }) => type === 'text')));

/** The tree of Markdown of a tree of HTML, without what only looks. */
export function toMarkdownTree(root: Root): { tree: Text; losses: Losses } {
  const { tree, losses } = cleanPasted(root);
  return { tree: toMdast(tree, { handlers: { br, directive } }) as Text, losses };
}

/** The Markdown of HTML from an office program or a web page, without what only looks. */
export function htmlToMarkdown(html: string, placePicture: PlacePicture): Pasted {
  const { tree, losses } = toMarkdownTree(parse(html, placePicture));
  const text = fitToArticle(tree);
  return { markdown: writeMarkdown(text), isPlain: isPlain(text), losses };
}
