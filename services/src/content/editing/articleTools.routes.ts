import { articleCalls, articleToolCalls, resources } from '@pressline/shared-api';
import {
  articlePins,
  articlePreview,
  pinsBody,
  previewBody,
  previewLink,
  slugCheck,
  slugCheckQuery,
} from '@pressline/shared-api/wire/articleTools';
import { resourceSchemas } from '@pressline/shared-api/wire/documents';
import { notFound } from '../../errors';
import { defineRoute, documentId, found, json } from '../../http/router/defineRoute';
import type { PreviewTokens } from '../../people/auth/createPreviewTokens';
import type { Models } from '../../store/database/createModel';
import type { RenderArticle } from '../articles/renderArticle';
import { freeSlug, makeSlug } from '../resource/makeSlug';
import type { Pins } from './createPins';

const { related, previewArticle, checkSlug } = articleToolCalls;
const { label: subject } = resources.articles;

const { update: change } = resourceSchemas(resources.articles);

/** The slug that a save would store: an invalid one is corrected. */
function savedSlug(typed: string): string {
  const { data } = change.safeParse({ slug: typed });
  return typeof data?.slug === 'string' ? data.slug : makeSlug(typed);
}

const common = { tag: 'Staff', access: 'admin' } as const;
const ofArticle = { ...common, subject, params: { id: documentId } } as const;

interface ArticleToolNeeds {
  models: Models;
  render: RenderArticle;
  previews: PreviewTokens;
  pins: Pins;
}

/** What staff do with articles besides the five routes: pins, previews, slug check. */
export const articleToolRoutes = ({ models, render, previews, pins }: ArticleToolNeeds) => [
  defineRoute({
    ...common,
    call: previewArticle,
    summary: 'Render Markdown as a save would',
    isAudited: false,
    limits: ['articleTools'],
    body: json(previewBody),
    answers: { 200: found(articlePreview) },
    async handle({ body: { content } }) {
      const { html, toc, wordCount, readTime } = await render(content);
      return { html, toc, wordCount, readTime };
    },
  }),
  defineRoute({
    ...common,
    call: checkSlug,
    summary: 'Check a slug, or the one that a title would get',
    limits: ['articleTools'],
    query: slugCheckQuery,
    answers: { 200: found(slugCheck) },
    async handle({ query: { slug, title, id } }) {
      const base = slug ? savedSlug(slug) : makeSlug(String(title));
      const holder = await models.articles.findOne({ slug: base }).select('_id').lean();
      const own = id?.toLowerCase();
      const isFree = !holder || String(holder._id) === own;
      return { slug: base, isFree, suggestion: await freeSlug(models, base, own) };
    },
  }),
  defineRoute({
    ...ofArticle,
    call: articleCalls.previewLink,
    summary: 'Create a link that shows an article, published or not, for seven days',
    done: 'Created a preview link for the article',
    answers: { 200: found(previewLink) },
    async handle({ params }) {
      const article = await models.articles.exists({ _id: params.id });
      if (!article) throw notFound(subject);
      const { token, expiresAt } = previews.sign(String(article._id));
      return { url: `/help/preview/${token}`, expiresAt: expiresAt.toISOString() };
    },
  }),
  defineRoute({
    ...ofArticle,
    call: related.get,
    summary: 'Get the pins of an article',
    answers: { 200: found(articlePins) },
    handle: ({ params }) => pins.read(params.id),
  }),
  defineRoute({
    ...ofArticle,
    call: related.update,
    summary: 'Replace the pins of an article',
    done: 'Changed the related articles of the article',
    body: json(pinsBody),
    answers: { 200: found(articlePins) },
    current: articlePins,
    handle: ({ params, body }) => pins.write(params.id, body.articleIds, body.version),
  }),
];
