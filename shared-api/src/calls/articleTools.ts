import { adminPath } from '../definition/paths';
import type { Article } from '../resources/article';
import type {
  ArticlePins,
  ArticlePreview,
  ArticleRevision,
  PinsBody,
  PreviewLink,
  RestoreBody,
  RevisionList,
  SlugCheck,
  SlugCheckQuery,
} from '../wire/articleTools';
import { call } from './call';
import { freshnessCalls } from './freshness';
import { presenceCalls } from './people/presence';
import { workingCopyCalls } from './workingCopies';

/** Related articles that staff can pin to one article. */
export const MAX_PINS = 6;
/** Former versions that are kept of an article. */
export const MAX_REVISIONS = 50;

const articles = adminPath('articles');
const related = adminPath('related');
const revisions = `${articles}/:id/revisions`;

/** `api.admin.articles`, besides the calls of a resource. */
export const articleCalls = {
  previewLink: call<[articleId: string], PreviewLink>(`POST ${articles}/:id/preview-link`),
};

/** `api.admin`, besides the calls of resources. All of them throw ApiError. */
export const articleToolCalls = {
  workingCopies: workingCopyCalls,
  presence: presenceCalls,
  freshness: freshnessCalls,
  /** Related articles, pinned by staff. */
  related: {
    get: call<[articleId: string], ArticlePins>(`GET ${related}/:id`),
    /**
     * Replaces the pins, in order. With `version`, a concurrent change answers 409 with the present
     * ones in `error.current`. @throws ApiError 400 for the article itself, unknown or too many ones
     */
    update: call<[articleId: string, body: PinsBody], ArticlePins>(`PUT ${related}/:id`),
  },
  revisions: {
    list: call<[articleId: string], RevisionList>(`GET ${revisions}`),
    get: call<[articleId: string, revision: number], ArticleRevision>(`GET ${revisions}/:revision`),
    /**
     * Saves a former version as a new one; whether the article is published stays. Its slug and
     * category come back too, unless another article has the slug or the category is gone. With
     * `version`, a concurrent edit answers 409 with the record in `error.current`.
     */
    restore: call<[articleId: string, revision: number, body?: RestoreBody], Article>(
      `POST ${revisions}/:revision/restore`,
      { wrap: (body: RestoreBody = {}) => body },
    ),
  },
  /** Renders Markdown as a save would. @throws ApiError 400 above 100,000 characters, 429 */
  previewArticle: call<[content: string], ArticlePreview>(`POST ${articles}/preview`, {
    wrap: (content: string) => ({ content }),
  }),
  /** Checks a slug, or the one that `title` would get. `id` is the article that is being edited. */
  checkSlug: call<[params: SlugCheckQuery], SlugCheck>(`GET ${articles}/slug-check?`),
};
