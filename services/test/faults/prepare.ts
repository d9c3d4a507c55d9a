import type { SentRequest, World } from './World';

/** Makes one valid request of a route, on data of its own. */
export type Prepare = (world: World) => Promise<SentRequest> | SentRequest;

export const HELP = '/api/admin/help';
export const ARTICLES = `${HELP}/articles`;

/** A request on an article of its own. */
export const onArticle =
  (rest: string, body?: (article: { id: string; version: number }) => unknown): Prepare =>
  async (world) => {
    const article = await world.addArticle();
    return { path: `${ARTICLES}/${article.id}${rest}`, body: body?.(article) };
  };

/** What a reader sends about an article of its own. */
export const fromReader =
  (rest: string, body?: object): Prepare =>
  async (world) => ({
    ...{ path: `/api/help/articles/${(await world.addArticle()).id}/${rest}` },
    ...{ body, token: '' },
  });

/** The body of an upload. */
export function upload(fields: Record<string, string>, file: File, field = 'file') {
  const body = new FormData();
  for (const [key, value] of Object.entries(fields)) body.append(key, value);
  body.append(field, file);
  return body;
}
