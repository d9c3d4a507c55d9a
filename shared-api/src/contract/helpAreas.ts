/** What `api.help` has besides the resources. */

export { moved, preview, sitemap } from './help/help';
export { search, searchAll, searchChoice } from './help/search';
export { sheetEndpoint as sheet } from './help/sheets';
