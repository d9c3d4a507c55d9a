import { shortClasses } from '../../src/page/shortClasses';
import { styleMarkers } from '../../src/page/styleMarkers';
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
  const short = shortClasses(parts.styles);
  const shorten = (css: string) =>
    css.replaceAll(RULE_CLASS, (_, name: string) => `.${short.get(name) ?? name}`);
  const styles = readerStyles(parts.styles, parts.body);
  const [first, late] = [shorten(styles.first), shorten(styles.late)];
  const markup = readerMarkup(parts.styles, parts.body, short);
  const stylesUrl = late ? lateStylesUrl(late) : undefined;
  const boundary = lateFrom(markup);
  const link = `<link rel="stylesheet" href="${stylesUrl}" data-reader><script data-reader>${GUARD_SCRIPT}</script>`;
  const body = stylesUrl ? markup.slice(0, boundary) + link + markup.slice(boundary) : markup;
  const html = renderDocument({ ...parts, body, styles: `<style data-reader>${first}</style>` });
  return { html, styles: late, stylesUrl };
}

const CLASS = / class="([^"]*)"/g;
/** End tags that the next tag implies. */
const IMPLIED = /<\/(li|option)>(?=<\1[\s>]|<\/(?:ul|ol|select)>)/g;
const RULE_CLASS = /\.([a-z][\w-]*)/gi;

/**
 * The markup with short classes and without those that only name components, which the shell puts
 * back before React starts, without a mark that React Router gives each link, and without end tags
 * that go without saying.
 */
function readerMarkup(styles: string, body: string, short: Map<string, string>): string {
  const components = new Set(
    styleMarkers(styles)
      .filter(([component, rules]) => rules.length > 0 && !styles.includes(`.${component}`))
      .map(([component]) => component),
  );
  return body
    .replaceAll(' data-discover="true"', '')
    .replaceAll(IMPLIED, '')
    .replaceAll(CLASS, (_, names: string) => {
      const kept = names.split(' ').filter((name) => !components.has(name));
      return ` class="${kept.map((name) => short.get(name) ?? name).join(' ')}"`;
    });
}
