/** The items of a comma-separated text, without empty ones. */
export const splitWords = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
