import { fromHtml } from 'hast-util-from-html';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { sanitizeSchema } from './sanitizeSchema';

/**
 * The HTML of a text as it was stored, without whatever `renderArticle` never makes: who can write to
 * the database could have put it there.
 */
export const sanitizeHtml = (html: string): string =>
  toHtml(sanitize(fromHtml(html, { fragment: true }), sanitizeSchema));
