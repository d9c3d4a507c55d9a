import { type ContentKey, type DraftSource, termAnchor } from '@pressline/shared-api';
import type { StoredDocument, StoredOf } from '../../store/database/createModel';
import { linkFields } from '../resource/linkFields';
import type { ResourceTypes } from '../resource/resourceTypes';
import { textsOf } from '../resource/textsOf';
import type { ReadTexts } from '../versions/createTexts';
import type { CheckedDocument, Site, SiteArticle } from './Site';

const articleParts = (stored: StoredDocument): Partial<CheckedDocument> => ({
  doubts: ((stored.sources ?? []) as DraftSource[]).filter(({ page }) => page === null),
  slug: String(stored.slug),
  slugHistory: textsOf(stored.slugHistory),
  categoryId: String(stored.categoryId),
  pinnedIds: textsOf(stored.pinnedIds),
});
const FIELDS = 'slug slugHistory categoryId pinnedIds sources isPublished updatedAt checked';

async function readDocuments(
  types: ResourceTypes,
  readTexts: ReadTexts,
): Promise<CheckedDocument[]> {
  const documents: CheckedDocument[] = [];
  for (const { key, resource } of Object.values(types)) {
    const { storesLinks, urls } = linkFields(resource);
    if (!storesLinks) continue;
    const { titleField } = resource;
    const fields = [titleField, ...urls, ...FIELDS.split(' ')];
    const texts = readTexts(key as ContentKey, { kinds: ['saved'], fields });
    for await (const { document: stored } of texts) {
      if (!stored) continue;
      const { _id, version, updatedAt, isPublished } = stored;
      const { links = [], ...checked } = (stored.checked ?? {}) as Partial<CheckedDocument>;
      const addresses = urls.map((name) => ({ address: String(stored[name] ?? ''), line: 0 }));
      documents.push({
        ...{ resource: key as ContentKey, id: String(_id), title: String(stored[titleField]) },
        ...{ version, updatedAt },
        isPublished: typeof isPublished === 'boolean' ? isPublished : null,
        ...{ problems: [], ids: [], ...checked, links: [...links, ...addresses] },
        ...(key === 'articles' && articleParts(stored)),
      });
    }
  }
  return documents;
}

/** Glossary terms: readers see one under See also without a link when the glossary lacks it. */
function checkedTerms(
  terms: readonly StoredOf<'terms'>[],
  known: ReadonlySet<string>,
): CheckedDocument[] {
  return terms.map(({ _id, term, seeAlso, version, updatedAt }) => ({
    ...{ resource: 'terms', id: String(_id), title: term, version, updatedAt, isPublished: null },
    problems: seeAlso
      .filter((other) => !known.has(termAnchor(other)))
      .map((about) => ({ check: 'unknownTerm', line: 0, about })),
    ...{ links: [], ids: [] },
  }));
}

/** Reads what the checks need of all content. */
export async function readCheckedContent(
  types: ResourceTypes,
  readTexts: ReadTexts,
  { publicUrl, files }: Pick<Site, 'publicUrl' | 'files'>,
): Promise<{ documents: CheckedDocument[]; site: Site }> {
  const [documents, categories, terms] = await Promise.all([
    readDocuments(types, readTexts),
    types.categories.model.find().select('_id').lean<StoredDocument[]>(),
    types.terms.model.find().select('term seeAlso version updatedAt').lean<StoredOf<'terms'>[]>(),
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
    terms: new Set(terms.map(({ term }) => termAnchor(term))),
  };
  return { documents: [...documents, ...checkedTerms(terms, site.terms)], site };
}
