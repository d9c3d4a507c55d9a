import type { Element } from 'hast';
import { targetOf } from './addresses';
import type { Context } from './Context';
import type { Piece } from './Piece';

const EMOJI = /^\p{Extended_Pictographic}(\p{Extended_Pictographic}|\u200d|\ufe0f)*$/u;

const altOf = ({ properties }: Element) => String(properties.alt ?? '').trim();

/** Whether an image is one to readers, and not a character, the box of a task, or a counter of a mail. */
export function isPicture(image: Element): boolean {
  const { width, height, ariaRoleDescription } = image.properties;
  const isBox = String(ariaRoleDescription) === 'checkbox';
  return !isBox && Number(width) !== 1 && Number(height) !== 1 && !EMOJI.test(altOf(image));
}

export function picturePieces(image: Element, { marks, paste: { losses } }: Context): Piece[] {
  const alt = altOf(image);
  if (EMOJI.test(alt)) return [{ type: 'words', text: alt, marks }];
  if (!isPicture(image)) return [];
  const src = targetOf(image.properties.src);
  if (src) return [{ type: 'image', src, alt, marks: { a: marks.a } }];
  losses.pictures += 1;
  return [];
}
