import type {
  ArticleSummary,
  PublicAnnouncement,
  PublicCategory,
  PublicDownload,
  PublicFaq,
  PublicTerm,
  PublicVideo,
} from '@pressline/shared-api';
import { company } from '@pressline/shared-api/company';
import { markdownLink } from '@pressline/shared-api/text';
import type { Core } from '../../../content/resource/Core';
import { publicList } from '../publicLists';
import { createEntries } from './entries';
import { lastSaved, markdownPage, section } from './markdownPage';

/** What pages of Markdown are made from. */
export type MarkdownNeeds = Pick<Core, 'types' | 'models' | 'content' | 'publicUrl'>;

interface Lists {
  articles: ArticleSummary;
  categories: PublicCategory;
  faqs: PublicFaq;
  videos: PublicVideo;
  downloads: PublicDownload;
  announcements: PublicAnnouncement;
  terms: PublicTerm;
}

/** A public list, as readers get it. */
export const readList = async <Key extends keyof Lists>(needs: MarkdownNeeds, key: Key) =>
  (await publicList(key)(needs, undefined)) as unknown as Lists[Key][];

/** News, questions, videos and downloads, each as a part of a page. */
export async function smallSections(needs: MarkdownNeeds): Promise<string[]> {
  const write = createEntries(needs.publicUrl);
  const [news, faqs, videos, downloads] = await Promise.all([
    readList(needs, 'announcements'),
    readList(needs, 'faqs'),
    readList(needs, 'videos'),
    readList(needs, 'downloads'),
  ]);
  return [
    section('News', news.map(write.announcement)),
    section('Frequently asked questions', faqs.map(write.faq)),
    section('Videos', videos.map(write.video), '\n'),
    section('Downloads', downloads.map(write.download), '\n'),
  ];
}

/** The help center's front page: every category with its articles, then all that is short. */
export async function homePage(needs: MarkdownNeeds): Promise<string> {
  const { types, publicUrl, content } = needs;
  const write = createEntries(publicUrl);
  const url = `${publicUrl}/help`;
  const [categories, articles, small, updated] = await Promise.all([
    readList(needs, 'categories'),
    readList(needs, 'articles'),
    smallSections(needs),
    lastSaved(types, ['articles', 'categories', 'faqs', 'videos', 'downloads', 'announcements']),
  ]);
  const shelves = categories.map(({ id, name, description }) => {
    const own = articles.filter(({ categoryId }) => categoryId === id).map(write.article);
    return section(name, [description, own.join('\n')].filter(Boolean));
  });
  const [news = '', ...others] = small;
  return markdownPage(
    { title: `${company.productName} Help Center`, revision: content.current, updated, url },
    `${markdownLink('Glossary', `${url}/glossary.md`)} · ${markdownLink('All of it in one file', `${publicUrl}/llms-full.txt`)} · search: ${url}.md?q=words`,
    news,
    ...shelves,
    ...others,
  );
}

/** One category with its articles and questions; undefined when there is none with this id. */
export async function categoryPage(needs: MarkdownNeeds, id: string): Promise<string | undefined> {
  const { types, publicUrl, content } = needs;
  const write = createEntries(publicUrl);
  const [categories, articles, faqs, updated] = await Promise.all([
    readList(needs, 'categories'),
    readList(needs, 'articles'),
    readList(needs, 'faqs'),
    lastSaved(types, ['articles', 'categories', 'faqs']),
  ]);
  const category = categories.find((one) => one.id === id);
  if (!category) return undefined;
  const isOwn = ({ categoryId }: { categoryId: string | null }) => categoryId === id;
  const { name: title, description: summary } = category;
  const url = `${publicUrl}/help?category=${id}`;
  return markdownPage(
    { title, summary, revision: content.current, updated, url },
    section('Articles', articles.filter(isOwn).map(write.article), '\n'),
    section('Frequently asked questions', faqs.filter(isOwn).map(write.faq)),
  );
}

/** The glossary, from A to Z. */
export async function glossaryPage(needs: MarkdownNeeds): Promise<string> {
  const { types, publicUrl, content } = needs;
  const [terms, updated] = await Promise.all([
    readList(needs, 'terms'),
    lastSaved(types, ['terms']),
  ]);
  const url = `${publicUrl}/help/glossary`;
  return markdownPage(
    { title: 'Print glossary', revision: content.current, updated, url },
    section('Terms', terms.map(createEntries(publicUrl).term)),
  );
}
