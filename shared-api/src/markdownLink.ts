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
