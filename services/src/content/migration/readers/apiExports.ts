import path from 'node:path/posix';
import { parseJson } from '@pressline/shared-api/text';
import { fromHtml } from 'hast-util-from-html';
import { wordsOf } from '../readHtml';
import type { Files, Source, SourceArticle } from '../Source';
import { textOf } from './folder';
import { tagsIn, textIn, timeIn } from './frontMatter';

type Json = Readonly<Record<string, unknown>>;
type Read = (files: Files) => Source | undefined;

const isRecord = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const recordsIn = (value: unknown): Json[] =>
  (Array.isArray(value)
    ? value
    : isRecord(value) && Array.isArray(value.items)
      ? value.items
      : []
  ).filter(isRecord);

/** The answers of an API that an archive holds, with their files. */
function answersIn(files: Files): { file: string; answer: Json }[] {
  return [...files.keys()]
    .filter((file) => /\.json$/i.test(file))
    .flatMap((file) => {
      const answer = parseJson(textOf(files, file) ?? '');
      return isRecord(answer) ? [{ file, answer }] : [];
    });
}

type Answers = ReturnType<typeof answersIn>;
/** All records of a name, over the pages of an answer. */
const listOf = (answers: Answers, name: string): (Json & { file: string })[] =>
  answers.flatMap(({ file, answer }) => recordsIn(answer[name]).map((one) => ({ ...one, file })));

const plain = (html: unknown) => wordsOf(fromHtml(String(html ?? ''), { fragment: true })).trim();
const hostOf = (address: unknown) =>
  URL.canParse(String(address)) ? new URL(String(address)).hostname : '';
const pathOf = (address: unknown) =>
  URL.canParse(String(address)) ? [new URL(String(address)).pathname] : [];

/** Names of a record and of those that it is in, from the top. */
function chainOf(id: unknown, all: ReadonlyMap<string, Json>, parent: string): Json[] {
  const chain: Json[] = [];
  for (let one = all.get(String(id)); one && chain.length < 20; one = all.get(String(one[parent])))
    chain.unshift(one);
  return chain;
}

const byId = (records: readonly Json[]) => new Map(records.map((one) => [String(one.id), one]));
/** One number for places in lists of lists. */
const orderOf = (places: readonly unknown[]) =>
  places.reduce<number>((sum, place) => sum * 1_000 + Math.min(Number(place) || 0, 999), 0);

interface Numbered extends Pick<Source, 'system' | 'files'> {
  articles: readonly SourceArticle[];
  /** The number of an article in its addresses. */
  numbers: ReadonlyMap<string, SourceArticle>;
  pattern: RegExp;
  hosts: readonly string[];
  findFile?: (address: string) => { path: string; name: string } | undefined;
}

/** Links go by the number in an address, whatever its host, language and words are. */
function numberedSource({ numbers, pattern, hosts, findFile, ...source }: Numbered): Source {
  const own = new Set(hosts.filter(Boolean));
  return {
    ...{ ...source, notes: [] },
    isOwn: (address) => own.has(hostOf(address)) || /^\/(?!\/)/.test(address),
    find(address, from) {
      const [before = '', fragment = ''] = address.split(/#(.*)/s);
      if (before === '') return fragment ? { article: from, fragment } : undefined;
      const article = numbers.get(pattern.exec(before)?.[1] ?? '');
      return article ? { article, fragment } : findFile?.(before);
    },
  };
}

export const readZendesk: Read = (files) => {
  const answers = answersIn(files);
  const records = listOf(answers, 'articles').filter((one) => 'section_id' in one);
  if (records.length === 0) return undefined;
  const sections = byId(listOf(answers, 'sections'));
  const categories = byId(listOf(answers, 'categories'));
  const attachments = listOf(answers, 'article_attachments');
  const translations = listOf(answers, 'translations');
  const articles = records.map((one): SourceArticle => {
    const shelves = chainOf(one.section_id, sections, 'parent_section_id');
    const category = categories.get(String(shelves[0]?.category_id));
    const all = category ? [category, ...shelves] : shelves;
    const id = String(one.id);
    const files = attachments.filter(
      (file) => String(file.article_id) === id && file.inline !== true,
    );
    const body = String(one.body ?? '');
    const unlinked = files.filter((file) => !body.includes(String(file.id)));
    const links = unlinked.map(
      (file) => `<p><a href="${file.content_url}">${file.file_name}</a></p>`,
    );
    const languages = translations
      .filter((text) => String(text.source_id) === id)
      .map((text) => text.locale);
    return {
      ...{ key: id, file: one.file, title: textIn(one.title) ?? textIn(one.name) ?? '' },
      body: { type: 'html', text: body + links.join('') },
      category: all.map(({ name }) => String(name)),
      tags: tagsIn(one.label_names),
      state: one.draft === true ? 'draft' : one.user_segment_id != null ? 'hidden' : 'published',
      order: orderOf([...[0, 1, 2].map((at) => all[at]?.position), one.position]),
      addresses: pathOf(one.html_url),
      createdAt: timeIn(one.created_at),
      updatedAt: timeIn(one.edited_at) ?? timeIn(one.updated_at),
      lost: [
        ...(languages.length > 0 ? [`Translations: ${languages.join(', ')}`] : []),
        ...(Number(one.vote_count) > 0 ? [`Votes: ${one.vote_sum} of ${one.vote_count}`] : []),
        ...(one.promoted === true ? ['Its place among promoted articles'] : []),
        ...(one.draft !== true && one.user_segment_id != null
          ? ['Who may see it: it becomes a draft']
          : []),
      ],
    };
  });
  const byName = new Map([...files.keys()].map((file) => [path.basename(file), file]));
  return numberedSource({
    ...{ system: 'Zendesk', articles, files, pattern: /\/articles\/(\d+)/ },
    numbers: new Map(articles.map((article) => [article.key, article])),
    hosts: records.flatMap((one) => [hostOf(one.html_url), hostOf(one.url)]),
    findFile(address) {
      const id = /\/article_attachments\/(?:\w+\/)?(\d+)/.exec(address)?.[1] ?? '';
      const name = String(attachments.find((file) => String(file.id) === id)?.file_name ?? id);
      const found = byName.get(id) ?? byName.get(name);
      return found ? { path: found, name } : undefined;
    },
  });
};

export const readIntercom: Read = (files) => {
  const answers = answersIn(files);
  const data = listOf(answers, 'data');
  const records = data.filter(({ type }) => type === 'article');
  if (records.length === 0) return undefined;
  const collections = byId(data.filter((one) => 'help_center_id' in one));
  const articles = records.map((one): SourceArticle => {
    const shelves = chainOf(one.parent_id, collections, 'parent_id');
    const { translated_content: texts } = one;
    const others = Object.entries(isRecord(texts) ? texts : {}).filter(
      ([language, text]) =>
        language !== 'type' && language !== one.default_locale && isRecord(text),
    );
    const tags = isRecord(one.tags) ? tagsIn(one.tags.tags) : [];
    const seconds = (value: unknown) => timeIn(Number(value) * 1_000 || undefined);
    return {
      ...{ key: String(one.id), file: one.file, title: textIn(one.title) ?? '', tags },
      summary: textIn(one.description),
      body: { type: 'html', text: String(one.body ?? '') },
      category: shelves.map(({ name }) => String(name)),
      state: one.state === 'published' ? 'published' : 'draft',
      order: orderOf([0, 1, 2].map((at) => shelves[at]?.order)),
      addresses: [one.url, ...others.map(([, text]) => (text as Json).url)].flatMap(pathOf),
      createdAt: seconds(one.created_at),
      updatedAt: seconds(one.updated_at),
      lost: others.length > 0 ? [`Translations: ${others.map(([name]) => name).join(', ')}`] : [],
    };
  });
  return numberedSource({
    ...{ system: 'Intercom', articles, files, pattern: /\/articles\/(\d+)/ },
    numbers: new Map(articles.map((article) => [article.key, article])),
    hosts: records.map(({ url }) => hostOf(url)),
  });
};

export const readHelpScout: Read = (files) => {
  const answers = answersIn(files);
  const records = answers.flatMap(({ file, answer: { article } }) =>
    isRecord(article) && 'collectionId' in article
      ? [{ ...article, file } as Json & { file: string }]
      : [],
  );
  if (records.length === 0) return undefined;
  const categories = byId(listOf(answers, 'categories'));
  const collections = byId(listOf(answers, 'collections'));
  const numbers = new Map<string, SourceArticle>();
  const articles = records.map((one, at): SourceArticle => {
    const [first, ...others] = (Array.isArray(one.categories) ? one.categories : []).map((id) =>
      categories.get(String(id)),
    );
    const shelves = [collections.get(String(one.collectionId)), first].filter(
      (shelf) => shelf !== undefined,
    );
    const further = others.flatMap((shelf) => (shelf ? [plain(shelf.name)] : []));
    const article: SourceArticle = {
      ...{ key: String(one.id), file: one.file, title: plain(one.name) },
      body: { type: 'html', text: String(one.text ?? '') },
      category: shelves.map(({ name }) => plain(name)),
      tags: tagsIn(one.keywords),
      state: one.status === 'published' ? 'published' : 'draft',
      order: orderOf([shelves[0]?.order, shelves[1]?.order, at]),
      addresses: pathOf(one.publicUrl),
      createdAt: timeIn(one.createdAt),
      updatedAt: timeIn(one.updatedAt),
      lost: [
        ...(further.length > 0 ? [`Further categories: ${further.join(', ')}`] : []),
        ...(one.hasDraft === true
          ? ['A newer text that is not published, which the export does not hold']
          : []),
      ],
    };
    numbers.set(String(one.number), article);
    return article;
  });
  const hosts = records.map(({ publicUrl }) => hostOf(publicUrl));
  for (const { urlMapping, documentId } of listOf(answers, 'redirects')) {
    const article = articles.find(({ key }) => key === documentId);
    if (article) article.addresses = [...article.addresses, String(urlMapping)];
  }
  return numberedSource({
    system: 'Help Scout',
    articles,
    files,
    numbers,
    hosts,
    pattern: /\/article\/(\d+)/,
  });
};
