import { type ResourceKey, readVideoAddress, termAnchor } from '@pressline/shared-api';
import { targetsOf } from '../articles/links/readLinks';
import type { StoredDocument } from '../database/createModel';
import { textsOf } from '../resource/textsOf';

const text = (value: unknown) => String(value ?? '');

/** The address of an article's page, as `linksTo` names it. */
export const articlePage = (slug: unknown): string => `/help/articles/${text(slug)}`;

const PAGES: Partial<Record<ResourceKey, (stored: StoredDocument) => string[]>> = {
  articles: ({ slug, slugHistory }) => [slug, ...textsOf(slugHistory)].map(articlePage),
  categories: ({ _id }) => [`/help?category=${_id}`],
  downloads: ({ fileUrl }) => targetsOf([text(fileUrl)], '/help'),
  videos: ({ videoUrl }) => targetsOf([readVideoAddress(text(videoUrl))?.url ?? '']),
  terms: ({ term }) => [`/help/glossary#${termAnchor(text(term))}`],
};

/**
 * The addresses at which readers find a document, as `linksTo` names them: of an article the former
 * ones too, which redirect. `publicUrl` is the site's own address, which links may be written with.
 */
export function pagesOf(key: ResourceKey, stored: StoredDocument, publicUrl: string): string[] {
  const pages = PAGES[key]?.(stored) ?? [];
  return pages.flatMap((page) => (page.startsWith('/') ? [page, publicUrl + page] : [page]));
}
