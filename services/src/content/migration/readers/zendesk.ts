import path from 'node:path/posix';
import type { SourceArticle } from '../Source';
import {
  answersIn,
  byId,
  chainOf,
  hostOf,
  listOf,
  numberedSource,
  orderOf,
  pathOf,
  type Read,
} from './answers';
import { tagsIn, textIn, timeIn } from './frontMatter';
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
