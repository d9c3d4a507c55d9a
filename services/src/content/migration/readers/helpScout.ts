import type { SourceArticle } from '../Source';
import {
  answersIn,
  byId,
  hostOf,
  isRecord,
  type Json,
  listOf,
  numberedSource,
  orderOf,
  pathOf,
  plain,
  type Read,
} from './answers';
import { tagsIn, timeIn } from './frontMatter';
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
