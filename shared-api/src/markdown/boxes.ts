import type { Element } from 'hast';
import type { Context } from './Context';
import { isElement } from './Piece';
import { classesOf, textOf } from './styles';

export type Box = 'note' | 'tip' | 'warning';

const NAMES: Readonly<Record<Box, string>> = {
  note: 'info information important abstract summary example question quote seealso infobox blue grey gray',
  tip: 'hint success check done good successbox green',
  warning: 'caution danger error attention alert failure bug warningbox errorbox yellow orange red',
};

/** Boxes of other systems, by what they call them, as the box of the article dialect that says the same. */
export const BOX_SYNONYMS: Readonly<Record<string, Box>> = Object.fromEntries(
  (Object.keys(NAMES) as Box[]).flatMap((box) => NAMES[box].split(' ').map((name) => [name, box])),
);

/** The box that a name means, in any case; undefined for another name. */
export function boxOf(given: string): Box | undefined {
  const name = given.toLowerCase();
  if (Object.hasOwn(NAMES, name)) return name as Box;
  return Object.hasOwn(BOX_SYNONYMS, name) ? BOX_SYNONYMS[name] : undefined;
}

const EMOJI: readonly (readonly [RegExp, Box])[] = [
  [/^(?:⚠|❗|❌|🚨|🛑|⛔|🚫|🔥|☠)/u, 'warning'],
  [/^(?:💡|✅|👍|🎉|✨|⭐)/u, 'tip'],
  [/^\p{Extended_Pictographic}/u, 'note'],
];
const LEADING = /^\s*(\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\u200d|\ufe0f)*)\s*/u;

/** The box that an emoji before a text stands for, and the emoji with the spaces around it. */
export function emojiBox(text: string): { box: Box; sign: string } | undefined {
  const [sign, emoji = ''] = LEADING.exec(text) ?? [];
  const box = EMOJI.find(([pattern]) => pattern.test(emoji))?.[1];
  return sign && box ? { box, sign } : undefined;
}

/** Classes of boxes: their name follows, or stands alone in another class. */
const OF_BOX =
  /^(?:callout|admonition|alert|hint|notice|message|confluence-information-macro|bd-callout|theme-admonition)(?:-+(\w+))?$/;
const ALONE = ['section', 'div', 'aside'];
const AROUND = [...ALONE, 'figure', 'p', 'blockquote'];
/** What the name says in one system alone. */
const OWN: Readonly<Record<string, Box>> = { 'confluence-information-macro-note': 'warning' };

/** By the hue of the background alone. */
function hueBox(color: string): Box {
  const [, ...digits] = /#(\w\w)(\w\w)(\w\w)/.exec(color) ?? [];
  const [red = 0, green = 0, blue = 0] = digits.map((two) => Number.parseInt(two, 16));
  if (red > blue && red >= green && red - blue > 16) return 'warning';
  return green > red && green > blue ? 'tip' : 'note';
}

/** The box that an element is, by its classes, colors or the emoji that it begins with; undefined for none. */
export function boxOfElement(node: Element, { paste }: Context): Box | undefined {
  if (!isElement(node, ...AROUND)) return undefined;
  const classes = classesOf(node);
  if (classes.includes('intercom-interblocks-callout'))
    return hueBox(paste.styleOf(node).get('background-color') ?? '');
  const [own] = classes.flatMap((name) => OWN[name] ?? []);
  if (own) return own;
  const named = classes
    .map((name) => OF_BOX.exec(name))
    .filter((found) => found && (!found[1] || boxOf(found[1])));
  const said = named.length > 0 ? [...named.map((found) => found?.[1] ?? ''), ...classes] : [];
  const [box] = said.flatMap((name) => boxOf(name) ?? []);
  if (box) return box;
  if (named.length > 0 || isElement(node, 'aside')) return emojiBox(textOf(node))?.box ?? 'note';
  return classes.length === 1 && isElement(node, ...ALONE) ? boxOf(classes[0] ?? '') : undefined;
}

/** A title that stands first in a box. */
export const isBoxTitle = (node: Element): boolean =>
  isElement(node, 'h2', 'h3', 'h4', 'h5', 'h6') ||
  classesOf(node).some((name) => /^(?:[\w-]*-)?(?:title|heading)$/.test(name));
