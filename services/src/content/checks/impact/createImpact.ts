import {
  type ImpactAction,
  type ImpactGroup,
  plainArticlePath,
  type ResourceKey,
  readVideoAddress,
  termAnchor,
} from '@pressline/shared-api';
import { Types, trusted } from 'mongoose';
import type { StoredDocument } from '../../../store/database/createModel';
import { trustedFilter } from '../../../store/database/trustedFilter';
import { targetsOf } from '../../articles/links/readLinks';
import type { Core } from '../../resource/Core';
import { textsOf } from '../../resource/textsOf';
import type { ReadTexts } from '../../versions/createTexts';
import { type ImpactQuestion, SOURCES, type Source } from './sources';

/** A document that depends on others by its unpublished changes alone. */
interface ChangedItem {
  stored: StoredDocument;
  links: string[];
}

const compareIds = ({ stored: one }: ChangedItem, { stored: other }: ChangedItem) =>
  String(one._id).localeCompare(String(other._id));

/**
 * The articles that depend on the changed documents by unpublished changes alone, or by those that are
 * scheduled, by source. Texts are read one by one.
 */
async function readChanges(
  readTexts: ReadTexts,
  sources: readonly Source[],
  question: ImpactQuestion,
): Promise<ReadonlyMap<Source, ChangedItem[]>> {
  const found = new Map<Source, Map<string, ChangedItem>>();
  const asked = sources.filter(({ inChanges }) => inChanges);
  if (asked.length === 0) return new Map();
  const changed = new Set(question.ids.map(String));
  const fields = ['title', 'isPublished', 'content', 'tags', 'categoryId'];
  const texts = readTexts('articles', { kinds: ['draft', 'scheduled'], fields });
  for await (const { docId, values, document } of texts) {
    if (!document || changed.has(docId)) continue;
    for (const source of asked) {
      const links = source.inChanges?.(values, question);
      // What is published of it depends on them, too, and is listed for that.
      if (!links || source.inChanges?.(document, question)) continue;
      const items = found.get(source) ?? new Map<string, ChangedItem>();
      const all = new Set([...(items.get(docId)?.links ?? []), ...links]);
      found.set(source, items.set(docId, { stored: document, links: [...all] }));
    }
  }
  // In the order of all others; no query can sort them without all of their texts.
  return new Map(
    [...found].map(([source, items]) => [source, [...items.values()].sort(compareIds)]),
  );
}

const text = (value: unknown) => String(value ?? '');

const PAGES: Partial<Record<ResourceKey, (stored: StoredDocument) => string[]>> = {
  articles: ({ slug, slugHistory }) => [slug, ...textsOf(slugHistory)].map(plainArticlePath),
  categories: ({ _id }) => [`/help?category=${_id}`],
  downloads: ({ fileUrl }) => targetsOf([text(fileUrl)], '/help'),
  videos: ({ videoUrl }) => targetsOf([readVideoAddress(text(videoUrl))?.url ?? '']),
  terms: ({ term }) => [`/help/glossary#${termAnchor(text(term))}`],
};

/**
 * The addresses at which readers find a document, as `linksTo` names them: of an article the former
 * ones too, which redirect. `publicUrl` is the site's own address, which links may be written with.
 */
function pagesOf(key: ResourceKey, stored: StoredDocument, publicUrl: string): string[] {
  const pages = PAGES[key]?.(stored) ?? [];
  return pages.flatMap((page) => (page.startsWith('/') ? [page, publicUrl + page] : [page]));
}

const MAX_ITEMS = 50;

/** Finds what depends on documents that are about to be changed. */
export type FindImpact = ReturnType<typeof createImpact>;

export function createImpact({
  types,
  readTexts,
  publicUrl,
}: Pick<Core, 'types' | 'publicUrl'> & { readTexts: ReadTexts }) {
  async function ask(
    source: Source,
    question: ImpactQuestion,
    changes: readonly ChangedItem[],
  ): Promise<ImpactGroup> {
    const { model, resource } = types[source.resource];
    const others = source.isOwn ? {} : { _id: { $nin: question.ids } };
    const filter = trustedFilter({ ...others, ...source.filter(question) });
    const found = await model
      .find(filter)
      .select(`${resource.titleField} isPublished linksTo slugHistory`)
      .sort({ _id: 1 })
      .limit(MAX_ITEMS)
      .lean<StoredDocument[]>();
    const total = found.length < MAX_ITEMS ? found.length : await model.countDocuments(filter);
    const item = (stored: StoredDocument, links: string[], isInChanges: boolean) => ({
      id: String(stored._id),
      title: String(stored[resource.titleField]),
      isPublished: typeof stored.isPublished === 'boolean' ? stored.isPublished : null,
      ...{ isInChanges, links },
    });
    return {
      source: source.source,
      resource: source.resource,
      items: [
        ...found.map((stored) => item(stored, source.links?.(stored, question) ?? [], false)),
        ...changes.map(({ stored, links }) => item(stored, links, true)),
      ].slice(0, MAX_ITEMS),
      total: total + changes.length,
      canUpdate: source.canUpdate ?? false,
    };
  }

  /** What depends on the documents of `ids`, by kind of dependency; deleted documents are ignored. */
  return async (key: ResourceKey, action: ImpactAction, ids: readonly string[]) => {
    const { model, resource } = types[key];
    const own = ids.map((id) => new Types.ObjectId(id));
    const changed = await model
      .find({ _id: trusted({ $in: own }) })
      .select(`${resource.titleField} slug slugHistory fileUrl videoUrl`)
      .lean<StoredDocument[]>();
    if (changed.length === 0) return [];
    const question: ImpactQuestion = {
      ...{ key, action, ids: own },
      // The page of a category stays where it is, whatever its name.
      pages:
        key === 'categories' && action === 'rename'
          ? []
          : changed.flatMap((stored) => pagesOf(key, stored, publicUrl)),
      names: changed.map((stored) => String(stored[resource.titleField])),
    };
    const asked = SOURCES.filter(({ of = key, actions }) => of === key && actions.includes(action));
    const changes = await readChanges(readTexts, asked, question);
    const groups = await Promise.all(
      asked.map((source) => ask(source, question, changes.get(source) ?? [])),
    );
    return groups.filter(({ total }) => total > 0);
  };
}
