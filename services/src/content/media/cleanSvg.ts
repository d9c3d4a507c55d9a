import { fromXml } from 'xast-util-from-xml';
import { toXml } from 'xast-util-to-xml';
import { invalid, unprocessable } from '../../errors';
import { drawingCost, type Element, type Node, textOf } from './drawingCost';

type Root = ReturnType<typeof fromXml>;

// biome-ignore format: a list
const ELEMENTS = new Set((
  'svg g defs symbol use title desc switch style path rect circle ellipse line polyline polygon text tspan textPath ' +
  'image marker linearGradient radialGradient stop pattern clipPath mask filter ' +
  'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap ' +
  'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology ' +
  'feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
).split(' '));

/** What drawing programs add for themselves, and what has no effect in an image. */
const DROPPED = new Set(['metadata', 'view', 'cursor']);
const EMBEDDED = /^data:image\/(?:png|jpeg|webp|gif);base64,[\w+/=\s]*$/;
const NAMESPACE = 'http://www.w3.org/2000/svg';
const MAX_DEPTH = 200;
/** Drawn in a few seconds on a slow machine. */
const MAX_COST = 10_000;
/** Tags in the source: twice as many as elements that may be drawn, and what programs add. */
const MAX_TAGS = 40_000;

const refuse = (what: string) =>
  invalid({ file: `This SVG contains ${what}. Export it without them, or upload a PNG.` });

const tooMuch = () =>
  unprocessable({
    file: 'This SVG has too many elements, texts or effects. Simplify it, or upload a PNG.',
  });

/** Whether an address or a style refers to something outside of the file. */
function checkReferences(text: string): void {
  // Escapes could hide what follows.
  if (/\\|@import|expression\s*\(|javascript:/i.test(text))
    throw refuse('styles that can load or run something');
  for (const [, target = ''] of text.matchAll(/url\(\s*["']?([^"')]*)/gi)) {
    if (!target.trim().startsWith('#')) throw refuse('references to other files');
  }
}

function cleanAttributes(element: Element): void {
  for (const [name, value] of Object.entries(element.attributes)) {
    const text = value ?? '';
    const [prefix, local = prefix ?? ''] = name.includes(':') ? name.split(':') : ['', name];
    if (/^on/i.test(local)) throw refuse('scripts');
    if (name === 'href' || name === 'xlink:href') {
      const isEmbedded = element.name === 'image' && EMBEDDED.test(text);
      if (!text.startsWith('#') && !isEmbedded) throw refuse('references to other files');
    } else if (prefix && !['xml', 'xmlns', 'xlink'].includes(prefix))
      delete element.attributes[name];
    else if (name === 'xmlns' && text !== NAMESPACE) throw refuse('parts that are not SVG');
    else if (local === 'base') throw refuse('references to other files');
    else checkReferences(text);
  }
}

function clean(nodes: Node[], depth: number): Node[] {
  if (depth > MAX_DEPTH) throw refuse('too many elements inside one another');
  return nodes.flatMap((node): Node[] => {
    if (node.type === 'text' || node.type === 'cdata') return [node];
    if (node.type !== 'element') return [];
    if (/^script$/i.test(node.name)) throw refuse('scripts');
    // Of a drawing program's own namespace.
    if (node.name.includes(':') || DROPPED.has(node.name)) return [];
    if (!ELEMENTS.has(node.name)) throw refuse(`the element <${node.name}>, which is not allowed`);
    cleanAttributes(node);
    node.children = clean(node.children as Node[], depth + 1) as Element['children'];
    if (node.name === 'style') checkReferences(textOf(node));
    return [node];
  });
}

function isCostly(root: Element): boolean {
  try {
    return drawingCost(root, MAX_COST) > MAX_COST;
  } catch (error) {
    // Thousands of references within one another.
    if (error instanceof RangeError) return true;
    throw error;
  }
}

/**
 * A drawing with only what draws: notes of programs are left out. What could run, load or embed
 * something else is refused, because leaving it out might change the picture unseen.
 * @throws HttpError 400, 422
 */
export function cleanSvg(source: string): string {
  let tree: Root;
  if (source.split('<', MAX_TAGS + 2).length > MAX_TAGS + 1) throw tooMuch();
  try {
    tree = fromXml(source);
  } catch {
    throw invalid({
      file: 'We can’t read this SVG. It isn’t well-formed XML, or it uses entities',
    });
  }
  const children = clean(tree.children, 0);
  const root = children.find((node) => node.type === 'element');
  if (root?.type !== 'element' || root.name !== 'svg')
    throw invalid({ file: 'This is not an SVG image' });
  if (isCostly(root)) throw tooMuch();
  root.attributes.xmlns = NAMESPACE;
  return toXml({ ...tree, children: [root] });
}
