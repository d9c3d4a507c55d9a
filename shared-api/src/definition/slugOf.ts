/** Without a shape of their own: joiners, soft hyphens, variants of signs, and what encloses a sign. */
const INVISIBLE = /[\p{Cf}\p{Me}\p{Variation_Selector}]/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/**
 * The part of an address or id that is made from a text: letters of any script with their marks, and
 * digits, composed and in lowercase. What it answers stays as it is.
 */
export function slugOf(text: string): string {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '').toLowerCase().normalize('NFKC');
  return plain.match(WORD)?.join('-') ?? '';
}

/** An address as it is compared: some programs send letters and their marks apart. */
export const toNfc = (address: string): string => address.normalize('NFC');
