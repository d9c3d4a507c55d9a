import type { SourceArticle } from '../Source';
import {
  answersIn,
  byId,
  chainOf,
  hostOf,
  isRecord,
  type Json,
  listOf,
  numberedSource,
  orderOf,
  pathOf,
  type Read,
} from './answers';
import { tagsIn, textIn, timeIn } from './frontMatter';
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
