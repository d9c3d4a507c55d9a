import { company } from '@pressline/shared-api/company';
import { trusted } from 'mongoose';
import type { StoredOf } from '../../../store/database/createModel';
import { POPULAR_FIRST } from '../publicArticles';
import { articleMarkdown } from './articleMarkdown';
import { createEntries } from './entries';
import { type MarkdownNeeds, readList, smallSections } from './helpPages';
import { lastSaved, markdownPage, section } from './markdownPage';

/** In UTF-16 units: what an assistant can still read, and a process can keep. */
const MAX_LENGTH = 2_000_000;
const AT_ONCE = 20;

/** Articles popular first while they fit, and how many do not. */
async function readArticles({ models, publicUrl }: MarkdownNeeds, room: number) {
  const published = await models.articles
    .find({ isPublished: true })
    .select('_id')
    .sort(POPULAR_FIRST)
    .lean();
  const ids = published.map(({ _id }) => _id);
  const texts: string[] = [];
  let left = room;
  for (let at = 0; at < ids.length && left > 0; at += AT_ONCE) {
    const asked = ids.slice(at, at + AT_ONCE);
    const found = await models.articles
      .find({ isPublished: true, _id: trusted({ $in: asked }) })
      .select('slug title summary version updatedAt textUpdatedAt content')
      .sort(POPULAR_FIRST)
      .lean<StoredOf<'articles'>[]>();
    for (const article of found) {
      const text = articleMarkdown(article, publicUrl);
      left -= text.length;
      if (left > 0) texts.push(text);
    }
  }
  return { texts, omitted: left > 0 ? 0 : ids.length - texts.length };
}

/** All public content of the help center in one text, at most `maxLength` long and a little. */
export async function fullText(needs: MarkdownNeeds, maxLength = MAX_LENGTH): Promise<string> {
  const { types, publicUrl, content } = needs;
  const [terms, small, updated] = await Promise.all([
    readList(needs, 'terms'),
    smallSections(needs),
    lastSaved(types, ['articles', 'faqs', 'videos', 'downloads', 'announcements', 'terms']),
  ]);
  const glossary = section('Glossary', terms.map(createEntries(publicUrl).term));
  const front = markdownPage(
    {
      title: `${company.productName} Help Center, complete`,
      summary: 'News, questions, videos, downloads and the glossary, then each article.',
      revision: content.current,
      updated,
      url: `${publicUrl}/llms-full.txt`,
    },
    ...small,
    glossary,
  ).slice(0, maxLength);
  const { texts, omitted } = await readArticles(needs, maxLength - front.length);
  const note = `Articles that do not fit in this file: ${omitted}. Their addresses are in ${publicUrl}/llms.txt\n`;
  return [front, ...texts, ...(omitted > 0 ? [note] : [])].join('\n');
}
