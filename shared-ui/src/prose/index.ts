/** Looks of the HTML that the API makes of an article, for its page and for the editor's preview. */
export { directiveStyle } from './directiveStyle';
export { proseStyle } from './proseStyle';
