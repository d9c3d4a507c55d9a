import { type ContentKey, type DraftSource, termAnchor } from '@pressline/shared-api';
import type { StoredDocument } from '../database/createModel';
import type { ResourceTypes } from '../resource/resourceTypes';
import { textsOf } from '../resource/textsOf';
import type { CheckedDocument, Site, SiteArticle } from './Site';

const linkTo = (field: string) => (stored: StoredDocument) => ({
  links: [{ address: String(stored[field] ?? ''), line: 0 }],
});

/** The resources that are checked, and how what is not Markdown is read. */
const SOURCES: Partial<Record<ContentKey, (stored: StoredDocument) => Partial<CheckedDocument>>> = {
  articles: ({ slug, slugHistory, categoryId, pinnedIds, sources }) => ({
    doubts: ((sources ?? []) as DraftSource[]).filter(({ page }) => page === null),
    slug: String(slug),
    slugHistory: textsOf(slugHistory),
    categoryId: String(categoryId),
    pinnedIds: textsOf(pinnedIds),
  }),
  faqs: () => ({}),
  announcements: () => ({}),
  quickLinks: linkTo('url'),
  downloads: linkTo('fileUrl'),
};
const FIELDS =
  'slug slugHistory categoryId pinnedIds sources url fileUrl version isPublished updatedAt checked';

async function readDocuments(types: ResourceTypes): Promise<CheckedDocument[]> {
  const documents: CheckedDocument[] = [];
  for (const [name, read] of Object.entries(SOURCES)) {
    const resource = name as ContentKey;
    const { model, resource: definition } = types[resource];
    const { titleField } = definition;
    const names = [titleField, ...FIELDS.split(' ')];
    const projection = Object.fromEntries(names.map((one) => [one, 1]));
    for await (const stored of model.collection.find<StoredDocument>({}, { projection })) {
      const { _id, version, updatedAt, isPublished, checked } = stored;
      documents.push({
        ...{ resource, id: String(_id), title: String(stored[titleField]), version, updatedAt },
        isPublished: typeof isPublished === 'boolean' ? isPublished : null,
        ...{ problems: [], links: [], ids: [], ...(checked as object) },
        ...read(stored),
      });
    }
  }
  return documents;
}

/** Reads what the checks need of all content. */
export async function readContent(
  types: ResourceTypes,
  { publicUrl, files }: Pick<Site, 'publicUrl' | 'files'>,
): Promise<{ documents: CheckedDocument[]; site: Site }> {
  const [documents, categories, terms] = await Promise.all([
    readDocuments(types),
    types.categories.model.find().select('_id').lean<StoredDocument[]>(),
    types.terms.model.find().select('term').lean<StoredDocument[]>(),
  ]);
  const articles = new Map<string, SiteArticle>();
  const former = new Map<string, SiteArticle>();
  for (const { id, slug, slugHistory, isPublished, ids } of documents) {
    if (slug === undefined) continue;
    const article = { id, slug, isPublished: isPublished === true, ids };
    articles.set(slug, article);
    for (const one of slugHistory ?? []) former.set(one, article);
  }
  const site = {
    ...{ publicUrl, files, articles, former },
    categories: new Set(categories.map(({ _id }) => String(_id))),
    terms: new Set(terms.map(({ term }) => termAnchor(String(term)))),
  };
  return { documents, site };
}
