/** The part of an id that is made from a text: letters and digits of any script. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean)
    .join('-');
}
