import {
  type ContentKey,
  type ImpactAction,
  type ImpactSource,
  plainArticlePath,
  type ResourceKey,
  type Resources,
} from '@pressline/shared-api';
import { impactActions } from '@pressline/shared-api/contract/content/impact';
import type { Types } from 'mongoose';
import type { StoredDocument } from '../../../store/database/createModel';
import { linksToPages } from '../../articles/links/rewriteLinks';
import { textsOf } from '../../resource/textsOf';

type Values = Readonly<Record<string, unknown>>;

/** What is about to be changed, as the sources look for it. */
export interface ImpactQuestion {
  key: ResourceKey;
  action: ImpactAction;
  ids: Types.ObjectId[];
  /** Their addresses as `linksTo` has them. */
  pages: string[];
  names: string[];
}

/** One way in which documents depend on others. */
export interface Source {
  source: ImpactSource;
  resource: ContentKey;
  /** The resource of those that they depend on; all content unless given. */
  of?: ResourceKey;
  actions: readonly ImpactAction[];
  canUpdate?: true;
  /** Whether it looks among the changed documents themselves, and not among all others. */
  isOwn?: true;
  /** Those that depend. */
  filter(question: ImpactQuestion): Record<string, unknown>;
  /** By which addresses. */
  links?(stored: StoredDocument, question: ImpactQuestion): string[];
  /** By which addresses the unpublished changes of an article depend on them; undefined when they do not. */
  inChanges?(values: Values, question: ImpactQuestion): string[] | undefined;
}

const GONE = ['delete', 'unpublish'] as const;
const NAMED = ['delete', 'rename'] as const;

/** Those of `targets` that are one of the pages, or a place on it. */
function addressesOf(targets: readonly string[], pages: readonly string[]): string[] {
  const places = targets.filter((target) => pages.some((page) => target.startsWith(`${page}#`)));
  const whole = targets.filter((target) => pages.includes(target));
  const isCovered = (page: string) => places.some((place) => place.startsWith(`${page}#`));
  return [...whole.filter((page) => !isCovered(page)), ...places];
}

/** The same of unpublished changes, whose links are not stored. */
function linkingInChanges({ content }: Values, { pages }: ImpactQuestion): string[] | undefined {
  const found = addressesOf(linksToPages(String(content ?? ''), pages), pages);
  return found.length > 0 ? found : undefined;
}

/** Whether a value of unpublished changes is, or has, one of `texts`. */
const inValue = (value: unknown, texts: readonly string[]) =>
  [value].flat().some((one) => texts.includes(String(one))) ? [] : undefined;

type WithLinks = {
  [K in ContentKey]: 'linksTo' extends keyof Resources[K]['fields'] ? K : never;
}[ContentKey];

const LINKS: Readonly<Record<WithLinks, ImpactSource>> = {
  articles: 'articleLinks',
  faqs: 'faqLinks',
  announcements: 'announcementLinks',
  quickLinks: 'quickLinks',
  downloads: 'downloadLinks',
};

/** Documents whose links lead to one of the pages, or to a place on it. */
const linking = Object.entries(LINKS).map(
  ([resource, source]): Source => ({
    ...{ source, resource: resource as ContentKey, actions: impactActions, canUpdate: true },
    filter: ({ pages }) => ({ linksTo: { $in: pages } }),
    links: (stored, { pages }) => addressesOf(textsOf(stored.linksTo), pages),
    ...(resource === 'articles' && { inChanges: linkingInChanges }),
  }),
);

// biome-ignore format: a table
/** Every way in which documents depend on others. A new one is one line here, and one in `impactSources`. */
export const SOURCES: readonly Source[] = [
  ...linking,
  { source: 'pins', resource: 'articles', of: 'articles', actions: GONE, filter: ({ ids }) => ({ pinnedIds: { $in: ids } }) },
  { source: 'pinnedResults', resource: 'pinnedResults', of: 'articles', actions: GONE, filter: ({ ids }) => ({ articleId: { $in: ids } }) },
  { source: 'redirects', resource: 'articles', of: 'articles', actions: GONE, isOwn: true, filter: ({ ids }) => ({ _id: { $in: ids }, slugHistory: { $gt: '' } }), links: ({ slugHistory }) => textsOf(slugHistory).map(plainArticlePath) },
  { source: 'taggedArticles', resource: 'articles', of: 'tags', actions: NAMED, filter: ({ names }) => ({ tags: { $in: names } }), inChanges: ({ tags }, { names }) => inValue(tags, names) },
  { source: 'movingArticles', resource: 'articles', of: 'categories', actions: ['delete'], filter: () => ({ _id: { $in: [] } }), inChanges: ({ categoryId }, { ids }) => inValue(categoryId, ids.map(String)) },
  { source: 'tagGroups', resource: 'tags', of: 'categories', actions: NAMED, filter: ({ names }) => ({ category: { $in: names } }) },
  { source: 'ownedArticles', resource: 'articles', of: 'users', actions: ['delete'], filter: ({ names }) => ({ owner: { $in: names } }) },
  { source: 'seeAlso', resource: 'terms', of: 'terms', actions: NAMED, filter: ({ names }) => ({ seeAlso: { $in: names } }) },
];
