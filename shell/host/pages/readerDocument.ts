import { lateStylesUrl } from '../styles/lateStyles';
import { lateFrom, readerStyles } from '../styles/readerStyles';
import { type DocumentParts, GUARD_SCRIPT, renderDocument } from './document';

export interface ReaderDocument {
  html: string;
  /** The stylesheet that it names; no address where it names none. */
  styles: string;
  stylesUrl: string | undefined;
}

/** The document with the styles that somebody needs who only reads it. */
export function readerDocument(parts: DocumentParts): ReaderDocument {
  const { first, late } = readerStyles(parts.styles, parts.body);
  const stylesUrl = late ? lateStylesUrl(late) : undefined;
  const boundary = lateFrom(parts.body);
  const link = `<link rel="stylesheet" href="${stylesUrl}" data-reader><script data-reader>${GUARD_SCRIPT}</script>`;
  const body = stylesUrl
    ? parts.body.slice(0, boundary) + link + parts.body.slice(boundary)
    : parts.body;
  const html = renderDocument({ ...parts, body, styles: `<style data-reader>${first}</style>` });
  return { html, styles: late, stylesUrl };
}
