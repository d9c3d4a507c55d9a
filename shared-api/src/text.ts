const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes text for HTML and XML, including attributes in double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** A text as it is between square brackets. */
const escapeText = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\[\]*`<]/g, '\\$&');

const escapeAddress = (address: string) =>
  address
    .trim()
    .replace(/[\s<>]/g, encodeURIComponent)
    .replace(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** A link in Markdown, which nothing in its text or address ends before its end. */
export const markdownLink = (text: string, address: string): string =>
  `[${escapeText(text)}](${escapeAddress(address)})`;

const BLOCK = /<(\/?)(p|h[2-6]|summary|blockquote|table|[uo]l)(?=[ >])/g;

/**
 * Lets each block of an article's HTML run in the direction of its own script, with its markers, columns and
 * bars. The outermost blocks alone: `dir="auto"` does not look into elements that have one themselves.
 */
export function withDirections(html: string): string {
  let depth = 0;
  return html.replace(BLOCK, (tag, slash: string) => {
    if (slash) depth -= 1;
    else depth += 1;
    return !slash && depth === 1 ? `${tag} dir="auto"` : tag;
  });
}

/** A part of an address without its escapes; as it is when they are wrong. */
export function decodedOrSame(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The value of a JSON text; undefined for a text that is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
