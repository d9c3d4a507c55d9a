import {
  type ArticleCheckBody,
  type ContentKey,
  type Finding,
  type JudgeBody,
  MAX_BULK,
} from '@pressline/shared-api';
import type { RenderArticle } from '../articles/renderArticle';
import { presentProblem } from '../checks/CHECKS';
import { byIds } from '../database/byIds';
import type { StoredDocument, StoredOf } from '../database/createModel';
import type { ResourceTypes } from '../resource/resourceTypes';
import { textsOf } from '../resource/textsOf';
import type { ProposedChange } from '../search/createFinder';
import type { Search } from '../search/createSearch';
import { createSynonymTable } from '../search/createSynonymTable';
import { readPins } from '../search/readPins';
import { readSynonyms } from '../search/readSynonyms';
import type { SearchText } from '../search/SearchText';

const MAX_GUARDS = 200;

const placeText = (place: number) => (place === 1 ? 'first' : `at rank ${place}`);

type Values = Readonly<Record<string, unknown>>;

interface Added {
  groups: readonly string[][];
  pins: readonly { query: string; articleId: unknown }[];
}

/** A document that an import creates or updates. */
interface ImportStep {
  key: ContentKey;
  id: string;
  body: Values;
  before?: StoredDocument;
}

const NOTHING: SearchText = { title: '', summary: '', tags: '', body: '' };

/** Tells which guarded queries a change would make worse, before it is made. */
export function createSearchGuard(types: ResourceTypes, search: Search, render: RenderArticle) {
  const articles = types.articles.model;

  async function readGuards() {
    const guards = await types.guardedQueries.model
      .find()
      .sort({ queryKey: 1 })
      .limit(MAX_GUARDS)
      .lean<StoredOf<'guardedQueries'>[]>();
    const ids = guards.map(({ articleId }) => articleId);
    const found = await byIds(articles, ids, 'title');
    return guards.flatMap(({ _id, query, articleId }) => {
      const guarded = found.get(String(articleId));
      const title = String(guarded?.title);
      return guarded ? [{ id: String(_id), query, articleId: String(articleId), title }] : [];
    });
  }

  /** The change is made only where there are guarded queries: it takes a rendering. */
  async function judge(
    change: () => Promise<ProposedChange>,
    except: readonly string[] = [],
  ): Promise<Finding[]> {
    const guards = (await readGuards()).filter(({ id }) => !except.includes(id));
    if (guards.length === 0) return [];
    const { before, after } = await search.compare(guards, await change());
    return guards.flatMap(({ query, title }, index) => {
      const [was = null, willBe = null] = [before[index], after[index]];
      if (was === null || (willBe !== null && willBe <= was)) return [];
      const now = `Readers who search for “${query}” find “${title}” ${placeText(was)} now.`;
      const then = willBe === null ? 'no longer find it' : `find it ${placeText(willBe)}`;
      const about = `${now} They will ${then}.`;
      return [presentProblem({ check: 'guardedQuery', line: 0, about })];
    });
  }

  /** An article as the index has it once `values` are published. */
  async function textOf(stored: Partial<StoredDocument>, values: Record<string, unknown>) {
    const { title, summary, tags, content } = { ...stored, ...values };
    const { text: body } = await render(String(content ?? ''));
    return {
      title: String(title ?? ''),
      summary: String(summary ?? ''),
      tags: textsOf(tags).join('\n'),
      body,
    };
  }

  /** The wording of the search without the documents in `gone`, and with those that are added. */
  const wordingWith = async (gone: readonly string[], added: Added): Promise<ProposedChange> => ({
    synonyms: createSynonymTable([...(await readSynonyms(types, gone)), ...added.groups]),
    pinOf: await readPins(types, gone, added.pins),
  });

  const copyOf = ({ workingCopy }: Partial<StoredDocument>) =>
    (workingCopy as StoredOf<'articles'>['workingCopy'])?.values ?? {};

  const read = async (ids: readonly string[]) => [
    ...(await byIds(articles, ids, 'title summary tags content workingCopy')).values(),
  ];

  return {
    /** The place of each guarded article in its search now, by the guarded query's id. */
    async places() {
      const guards = await readGuards();
      const { before } = await search.compare(guards);
      return guards.map(({ id }, index) => ({ id, place: before[index] ?? null }));
    },
    async ofText({ id, ...typed }: ArticleCheckBody): Promise<Finding[]> {
      return judge(async () => {
        const [stored = {}] = id ? await read([id]) : [];
        const text = await textOf(stored, { ...copyOf(stored), ...typed });
        return { texts: new Map([[`article:${id ?? 'new'}`, text]]) };
      });
    },
    /** Of articles, with their unpublished changes, that are published together. */
    async ofPublishing(ids: readonly string[]): Promise<Finding[]> {
      return judge(async () => {
        const texts = new Map<string, SearchText>();
        for (const stored of await read(ids)) {
          texts.set(`article:${stored._id}`, await textOf(stored, copyOf(stored)));
        }
        return { texts };
      });
    },
    /** Of a group of synonyms or a pinned result that takes the place of the one with its id, and of those that are deleted. */
    async ofWording({ id, synonym, pin, removed = [] }: JudgeBody): Promise<Finding[]> {
      const gone = [...removed, ...(id ? [id] : [])];
      const added = {
        groups: synonym ? [[synonym.word, ...synonym.terms]] : [],
        pins: pin ? [pin] : [],
      };
      return judge(() => wordingWith(gone, added));
    },
    /** Of an import, whose first 200 articles are looked at. A guarded query that it changes is not judged. */
    async ofImport(steps: readonly ImportStep[]): Promise<Finding[]> {
      const of = (...keys: ContentKey[]) =>
        steps
          .filter(({ key }) => keys.includes(key))
          .map(({ id, before, body }) => ({ id, before, now: { ...before, ...body } as Values }));
      const guards = of('guardedQueries').map(({ id }) => id);
      const wording = of('synonyms', 'terms', 'pinnedResults').map(({ id }) => id);
      const groups = [
        ...of('synonyms').map(({ now }) => [String(now.word), ...textsOf(now.terms)]),
        ...of('terms').map(({ now }) => [String(now.term), ...textsOf(now.otherNames)]),
      ];
      const pins = of('pinnedResults').map(({ now }) => ({
        ...{ query: String(now.query), articleId: now.articleId },
      }));
      return judge(async () => {
        const texts = new Map<string, SearchText>();
        for (const { id, before, now } of of('articles').slice(0, MAX_BULK)) {
          if (now.isPublished) texts.set(`article:${id}`, await textOf(now, {}));
          else if (before?.isPublished) texts.set(`article:${id}`, NOTHING);
        }
        return { texts, ...(await wordingWith(wording, { groups, pins })) };
      }, guards);
    },
  };
}
