import path from 'node:path';
import { type ContentKey, categoryIcon, readVideoAddress, resources } from '@pressline/shared-api';
import { readDownloadFiles } from '../../http/downloads/files.routes';
import { openDatabase } from '../../store/connection/openDatabase';
import { type RenderedArticle, renderArticle } from '../articles/renderArticle';
import { createResourceTypes } from '../resource/resourceTypes';
import { readSeed } from './readSeed';

/** Pages besides articles that the content may lead to. */
const sitePages = new Set(['/api', '/help', '/privacy', '/cookies', '/terms', '/integrations']);

const now = new Date('2026-03-01T09:00:00Z');

/** One document of the seed files; each resource has some of these fields. */
interface SeedFile {
  file: string;
  /** The long text. */
  body: string;
  title: string;
  slug: string;
  summary: string;
  category: string;
  tags: string[];
  related?: string[];
  readTime: number;
  isPublished: boolean;
  isFeatured?: boolean;
  createdAt: string;
  name: string;
  icon: string;
  order: number;
  question: string;
  videoUrl: string;
  fileUrl: string;
  sizeBytes: number;
  url: string;
  word: string;
  terms: string[];
  term: string;
  otherNames?: string[];
  seeAlso?: string[];
  activeFrom: string;
  activeUntil: string;
}

let seed: Readonly<Record<ContentKey, SeedFile[]>>;

beforeAll(async () => {
  const types = createResourceTypes(openDatabase(), resources);
  const { records, errors } = await readSeed(types, path.resolve(__dirname, '../../../seed'), now);
  expect(errors).toEqual([]);
  seed = Object.fromEntries(
    Object.keys(resources).map((key) => [
      key,
      records
        .filter(({ layout }) => layout.type.key === key)
        .map(({ file, values, layout }) => ({
          file,
          ...values,
          body: values[String(layout.body)],
        })),
    ]),
  ) as unknown as typeof seed;
});

const known = new Map<string, RenderedArticle>();

/** Renders each text once for all tests. */
function rendered(markdown: string): RenderedArticle {
  const article = known.get(markdown) ?? renderArticle(markdown);
  known.set(markdown, article);
  return article;
}

const markdownFiles = () => [...seed.articles, ...seed.faqs, ...seed.announcements];

/** The files for which `isWrong` gives a reason, with that reason. */
function complaints(files: SeedFile[], isWrong: (file: SeedFile) => unknown): string[] {
  return files.flatMap((file) => {
    const reason = isWrong(file);
    return reason ? [`${file.file}: ${String(reason)}`] : [];
  });
}

describe('the demo content', () => {
  it('is enough for a first impression', () => {
    expect(seed.categories).toHaveLength(8);
    expect(seed.articles.length).toBeGreaterThanOrEqual(40);
    expect(seed.faqs).toHaveLength(20);
    expect(seed.videos).toHaveLength(8);
    expect(seed.announcements).toHaveLength(3);
    expect(seed.articles.filter(({ isPublished }) => !isPublished).length).toBeGreaterThanOrEqual(
      2,
    );
    expect(seed.articles.filter(({ isFeatured }) => isFeatured).length).toBeGreaterThanOrEqual(4);
    const weekAgo = new Date(now.getTime() - 7 * 86_400_000).toISOString();
    const isRecent = (one: SeedFile) => one.createdAt > weekAgo && one.isPublished;
    expect(seed.articles.filter(isRecent)).not.toEqual([]);
  });

  it('has articles and FAQs in every category, with all icons', () => {
    for (const { name: key } of seed.categories) {
      const published = seed.articles.filter((one) => one.category === key && one.isPublished);
      expect({ key, articles: published.length >= 3 }).toEqual({ key, articles: true });
      expect({ key, faqs: seed.faqs.some((one) => one.category === key) }).toEqual({
        key,
        faqs: true,
      });
    }
    expect(new Set(seed.categories.map(({ icon }) => categoryIcon(icon))).size).toBe(7);
    expect(new Set(seed.categories.map(({ order }) => order)).size).toBe(8);
  });

  it('has articles of 300 to 900 words whose read time fits', () => {
    expect(
      complaints(seed.articles, ({ body, readTime }) => {
        const { wordCount, readTime: needed } = rendered(body);
        if (wordCount < 300 || wordCount > 900) return `${wordCount} words`;
        return Math.abs(needed - readTime) > 1 && `read time ${needed}`;
      }),
    ).toEqual([]);
  });

  it('has no text that a check finds a problem in', () => {
    const problemOf = ({ body }: { body: string }) => rendered(body).checked.problems[0];
    expect(complaints(markdownFiles(), (file) => problemOf(file)?.check)).toEqual([]);
  });

  it('leads only to published articles', () => {
    const published = new Set(
      seed.articles.filter((one) => one.isPublished).map(({ slug }) => slug),
    );
    const drafts = new Set(seed.articles.filter((one) => !one.isPublished).map(({ file }) => file));
    expect(
      complaints(
        markdownFiles().filter(({ file }) => !drafts.has(file)),
        ({ body }) => {
          const { html } = rendered(body);
          const targets = [...html.matchAll(/href="(\/[^"#]*)/g)].map(([, target]) => target ?? '');
          return targets.find(
            (target) =>
              !sitePages.has(target) && !published.has(target.replace('/help/articles/', '')),
          );
        },
      ),
    ).toEqual([]);
  });

  it('has only in-page links that arrive', () => {
    expect(
      complaints(markdownFiles(), ({ body }) => {
        const { html } = rendered(body);
        const targets = [...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id);
        return targets.find((id) => !html.includes(`id="${id}"`));
      }),
    ).toEqual([]);
  });

  it('lets no address, picture or raw HTML go lost', () => {
    expect(
      complaints(markdownFiles(), ({ body }) => {
        const { html } = rendered(body);
        const written = body.match(/\]\([^)]*\)/g)?.length ?? 0;
        const shown = html.match(/<(?:a href|img)/g)?.length ?? 0;
        if (shown < written) return `${written} links written, ${shown} shown`;
        return /&#x3C;\/?[a-z]+[^&]*>/.exec(html)?.[0];
      }),
    ).toEqual([]);
  });

  it('has a right answer in every quiz and items in every procedure', () => {
    expect(
      complaints(seed.articles, ({ body }) => {
        const { html } = rendered(body);
        const quizzes = html.split('data-interactive="quiz"').slice(1);
        if (quizzes.some((quiz) => !quiz.includes('quiz-key'))) return 'quiz without right answer';
        const lists = html.split(/data-interactive="(?:steps|checklist)"/).slice(1);
        return (
          lists.some((list) => !list.slice(0, 400).includes('data-item')) &&
          'directive without list'
        );
      }),
    ).toEqual([]);
  });

  it('has a tag document for every tag of an article', () => {
    const used = new Set(seed.articles.flatMap(({ tags }) => tags));
    expect(seed.tags.map(({ name }) => name)).toEqual([...used].sort());
    const names = new Set(seed.categories.map(({ name }) => name));
    expect(seed.tags.filter(({ category }) => !names.has(category))).toEqual([]);
  });

  it('has distinct texts', () => {
    for (const values of [
      seed.articles.map(({ title }) => title),
      seed.articles.map(({ summary }) => summary),
      seed.faqs.map(({ question }) => question),
      seed.videos.map(({ videoUrl }) => videoUrl),
      seed.categories.map(({ name }) => name),
    ]) {
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it('has files to download that exist, and quick links that lead somewhere', () => {
    const files = readDownloadFiles();
    expect(seed.downloads).toHaveLength(6);
    const nameOf = ({ fileUrl }: SeedFile) => fileUrl.replace('/api/help/files/', '');
    const isOff = (one: SeedFile) => files.get(nameOf(one))?.body.length !== one.sizeBytes;
    expect(complaints(seed.downloads, (one) => isOff(one) && 'no such file')).toEqual([]);
    expect(seed.downloads.map(nameOf).sort()).toEqual([...files.keys()].sort());
    expect(seed.quickLinks).toHaveLength(6);
    const published = new Set(
      seed.articles.filter((one) => one.isPublished).map(({ slug }) => slug),
    );
    const leads = (url: string) =>
      sitePages.has(url.replace(/\?.*$/, '')) ||
      url === '/resources/roi-calculator' ||
      published.has(url.replace('/help/articles/', ''));
    expect(complaints(seed.quickLinks, ({ url }) => !leads(url) && url)).toEqual([]);
  });

  it('pins only published articles, and has synonyms for other words', () => {
    const drafts = new Set(seed.articles.filter((one) => !one.isPublished).map(({ slug }) => slug));
    const isOff = ({ slug, related = [] }: SeedFile) =>
      related.find((other) => other === slug || drafts.has(other));
    expect(complaints(seed.articles, isOff)).toEqual([]);
    expect(seed.articles.some(({ related = [] }) => related.length > 1)).toBe(true);
    expect(seed.synonyms.length).toBeGreaterThanOrEqual(10);
    expect(complaints(seed.synonyms, ({ word, terms }) => terms.includes(word) && word)).toEqual(
      [],
    );
  });

  it('has a glossary whose terms have names of their own and lead to each other', () => {
    expect(seed.terms.length).toBeGreaterThanOrEqual(60);
    const names = seed.terms.flatMap(({ term, otherNames = [] }) => [term, ...otherNames]);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    const isOff = ({ term, seeAlso = [] }: SeedFile) =>
      seeAlso.find((other) => other === term || !seed.terms.some((one) => one.term === other));
    expect(complaints(seed.terms, isOff)).toEqual([]);
  });

  it('has videos that can be shown and announcements that are active at first', () => {
    expect(
      complaints(seed.videos, ({ videoUrl }) => !readVideoAddress(videoUrl) && videoUrl),
    ).toEqual([]);
    const active = seed.announcements.filter(
      ({ activeFrom, activeUntil }) =>
        activeFrom < now.toISOString() && activeUntil > now.toISOString(),
    );
    expect(active.length).toBeGreaterThanOrEqual(2);
  });
});
