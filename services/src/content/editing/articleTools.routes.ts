import { resources } from '@pressline/shared-api';
import { contract } from '@pressline/shared-api/contract';
import { resourceSchemas } from '@pressline/shared-api/contract/resource/documents';
import { notFound } from '../../errors';
import { handle } from '../../http/router/handle';
import type { PreviewTokens } from '../../people/auth/createPreviewTokens';
import type { Core } from '../resource/Core';
import { freeSlug, makeSlug } from '../resource/makeSlug';
import type { Pins } from './createPins';

const { label: subject } = resources.articles;

const { update: change } = resourceSchemas(resources.articles);

/** The slug that a save would store: an invalid one is corrected. */
function savedSlug(typed: string): string {
  const { data } = change.safeParse({ slug: typed });
  return typeof data?.slug === 'string' ? data.slug : makeSlug(typed);
}

/** What staff do with articles besides the five routes: pins, previews, slug check. */
export const articleToolRoutes = ({
  models,
  versions,
  render,
  previews,
  pins,
}: Pick<Core, 'models' | 'versions' | 'render'> & { previews: PreviewTokens; pins: Pins }) => [
  handle(contract.admin.previewArticle, async ({ body: { content } }) => {
    const { html, toc, wordCount, readTime } = await render(content);
    return { html, toc, wordCount, readTime };
  }),
  handle(contract.admin.checkSlug, async ({ query: { slug, title, id } }) => {
    const base = slug ? savedSlug(slug) : makeSlug(String(title));
    const holder = await models.articles.findOne({ slug: base }).select('_id').lean();
    const own = id?.toLowerCase();
    const isFree = !holder || String(holder._id) === own;
    return { slug: base, isFree, suggestion: await freeSlug(models, base, own) };
  }),
  handle(contract.admin.articles.previewLink, async ({ params }) => {
    const isThere =
      (await models.articles.exists({ _id: params.id })) ??
      (await versions.find(params.id, 'draft'))?.baseNumber === 0;
    if (!isThere) throw notFound(subject);
    const { token, expiresAt } = previews.sign(params.id.toLowerCase());
    return { url: `/help/preview/${token}`, expiresAt: expiresAt.toISOString() };
  }),
  handle(contract.admin.related.get, ({ params }) => pins.read(params.id)),
  handle(contract.admin.related.update, ({ params, body }) =>
    pins.write(params.id, body.articleIds, body.version),
  ),
];
