function foldCharacter(character: string): string {
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length === character.length ? plain : character;
}

/**
 * Lower case without accents. The result is as long as the text, so that positions are the same in
 * both; characters that would change the length are kept.
 */
export function fold(text: string): string {
  return text.replace(/[\u0080-\u{10ffff}]/gu, foldCharacter).toLowerCase();
}
