function foldCharacter(character: string): string {
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length === character.length ? plain : character;
}

/**
 * Small letters without accents. The result is as long as the text, so that a place in one is the
 * same place in the other; what would change the length stays as it is.
 */
export function fold(text: string): string {
  return text.replace(/[\u0080-\u{10ffff}]/gu, foldCharacter).toLowerCase();
}
