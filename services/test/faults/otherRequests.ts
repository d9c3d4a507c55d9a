import { ARTICLES, fromReader, HELP, onArticle, type Prepare } from './prepare';

const RELEASE = { remote: 'mfe-help', release: '0123456789abcdef' };

const asks =
  (path: string, body: object): Prepare =>
  () => ({ path, body });

/** What a reader reports about a document of its own. */
const counted =
  (key: 'downloads' | 'faqs' | 'videos', rest: string): Prepare =>
  async (world) => ({ path: `/api/help/${key}/${await world.add(key)}/${rest}`, token: '' });

/**
 * A valid request of each route of another method than GET that writes nothing before it answers, but
 * its audit entry: what it reports is counted in memory, and written every few seconds.
 */
export const otherRequests: Readonly<Record<string, Prepare>> = {
  [`POST ${ARTICLES}/:id/preview-link`]: onArticle('/preview-link'),
  [`POST ${ARTICLES}/check`]: asks(`${ARTICLES}/check`, { content: 'See [it](/help/known).' }),
  [`POST ${ARTICLES}/check/publish`]: async (world) => ({
    path: `${ARTICLES}/check/publish`,
    body: { ids: [(await world.addArticle({ isPublished: false })).id] },
  }),
  [`POST ${ARTICLES}/preview`]: asks(`${ARTICLES}/preview`, { content: 'Text' }),
  [`POST ${HELP}/impact`]: async (world) => ({
    path: `${HELP}/impact`,
    body: { resource: 'articles', action: 'delete', ids: [(await world.addArticle()).id] },
  }),
  [`POST ${HELP}/replace/preview`]: asks(`${HELP}/replace/preview`, { find: 'ticket' }),
  'POST /api/help/articles/:id/view': fromReader('view'),
  'POST /api/help/downloads/:id/download': counted('downloads', 'download'),
  'POST /api/help/faqs/:id/view': counted('faqs', 'view'),
  'POST /api/help/search/opened': () => ({ path: '/api/help/search/opened?q=ticket', token: '' }),
  'POST /api/help/videos/:id/view': counted('videos', 'view'),
  'POST /api/mcp': () => ({
    path: '/api/mcp',
    body: {
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name: 'list_articles', arguments: {} },
    },
    token: '',
  }),
  'POST /api/policy-reports': () => ({
    path: `/api/policy-reports?page=${RELEASE.remote}/${RELEASE.release}`,
    body: new Blob(['[]'], { type: 'application/reports+json' }),
    token: '',
  }),
  'POST /api/telemetry': asks('/api/telemetry', { reports: [{ kind: 'load', ...RELEASE }] }),
};
