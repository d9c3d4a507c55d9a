import { lateFrom, readerStyles } from '../styles/readerStyles';
import { type DocumentParts, GUARD_SCRIPT, renderDocument } from './document';
import { lateStylesUrl } from './pageFiles';

export interface ReaderDocument {
  html: string;
  /** The stylesheet that it names; no address where it names none. */
  styles: string;
  stylesUrl: string | undefined;
}

/** The document with the styles that a visitor who only reads it needs. */
export function readerDocument(parts: DocumentParts): ReaderDocument {
  const { first, late } = readerStyles(parts.styles, parts.body);
  // Without a mark that React Router gives each link, and without end tags that go without saying.
  const markup = parts.body.replaceAll(' data-discover="true"', '').replaceAll(IMPLIED, '');
  const stylesUrl = late ? lateStylesUrl(late) : undefined;
  const boundary = lateFrom(markup);
  const link = `<link rel="stylesheet" href="${stylesUrl}" data-reader><script data-reader>${GUARD_SCRIPT}</script>`;
  const body = stylesUrl ? markup.slice(0, boundary) + link + markup.slice(boundary) : markup;
  const html = renderDocument({ ...parts, body, styles: `<style data-reader>${first}</style>` });
  return { html, styles: late, stylesUrl };
}

/** End tags that the next tag implies. */
const IMPLIED = /<\/(li|option)>(?=<\1[\s>]|<\/(?:ul|ol|select)>)/g;
