/** What `api.admin` has besides the resources. */

export { checkSlug, previewArticle } from './articles/articleTools';
export { freshnessEndpoints as freshness } from './articles/freshness';
export { generateFromPdfEndpoint as generateFromPdf } from './articles/generation';
export { presenceEndpoints as presence } from './articles/presence';
export { relatedEndpoints as related } from './articles/related';
export { revisionEndpoints as revisions } from './articles/revisions';
export { workingCopyEndpoints as workingCopies } from './articles/workingCopies';
