const LONGEST = 120;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/** The first words of a step in an article's HTML, by its key; null when no step has it. */
export function stepText(html: string, item: string): string | null {
  const [, found] = html.split(`<li data-item="${item}">`, 2);
  if (found === undefined) return null;
  // Up to its end, or to a list inside it.
  const [words = ''] = found.split(/<\/li>|<li/, 1);
  const text = words
    .replace(/<[^>]*>|☐/g, '')
    .replace(/&(?:(lt|gt|amp|quot)|#x([\da-f]{1,5}));/gi, (_, name?: string, code?: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : (ENTITIES[String(name)] ?? ''),
    )
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/ [^ ]*$/, '')}…` : text;
}
