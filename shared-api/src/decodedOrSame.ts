/** A part of an address without its escapes; as it is when they are wrong. */
export function decodedOrSame(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
