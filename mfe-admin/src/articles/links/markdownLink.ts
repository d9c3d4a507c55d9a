import { plainArticlePath } from '@pressline/shared-api';

/** A text as it is between square brackets. */
const escapeText = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\[\]*`<]/g, '\\$&');

const escapeAddress = (address: string) =>
  address
    .trim()
    .replace(/[\s<>]/g, encodeURIComponent)
    .replace(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

export const markdownLink = (text: string, address: string): string =>
  `[${escapeText(text)}](${escapeAddress(address)})`;

/**
 * The Markdown of a link to an article. It has the present address: when that changes, the former one
 * redirects to the new one.
 */
export const articleLink = ({ title, slug }: { title: string; slug: string }, text?: string) =>
  markdownLink(text?.trim() || title, plainArticlePath(slug));
