import path from 'node:path';
import { Types } from 'mongoose';
import { describeDownload } from '../downloads/downloadFiles';
import { packageRoot } from '../packageRoot';
import type { ContentStore } from '../resource/ContentStore';
import { articleTags } from './articleTags';
import { loadSeed } from './loadSeed';
import { storeAll } from './storeAll';

const DAY_MS = 86_400_000;

interface SeedOptions {
  /** The folder of the seed files. */
  folder?: string;
  /** The moment that relative dates count from. */
  now?: Date;
}

/**
 * Fills an empty database with the demo content of `services/seed`, through the rules and hooks of
 * the API. All files are read and checked before the first document is stored; `seedWhenEmpty`
 * decides whether to run it and starts it afresh after a run that was cut short.
 * @throws SeedError naming the file and field of a mistake; the database's own errors otherwise
 */
export async function seedDemo(
  { createDocument }: Pick<ContentStore, 'createDocument'>,
  { folder = path.join(packageRoot, 'seed'), now = new Date() }: SeedOptions = {},
): Promise<void> {
  const seed = await loadSeed(folder);
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);

  const categoryIds = new Map<string, string>();
  await storeAll(seed.categories, async ({ key, name, icon, order, body }) => {
    const { id } = await createDocument('categories', { name, icon, order, description: body });
    categoryIds.set(key, id);
  });
  const categoryIdOf = (key: string) => categoryIds.get(key) ?? '';

  const articleIds = new Map(seed.articles.map(({ slug }) => [slug, new Types.ObjectId()]));
  await storeAll(seed.articles, ({ title, slug, category, summary, tags, body, ...article }) => {
    const createdAt = inDays(-article.daysAgo);
    const dates = {
      createdAt,
      updatedAt: createdAt,
      ...(!article.draft && { publishedAt: createdAt }),
    };
    return createDocument(
      'articles',
      {
        title,
        slug,
        summary,
        tags,
        content: body,
        categoryId: categoryIdOf(category),
        readTime: article.readTime,
        isPublished: !article.draft,
        isFeatured: article.featured,
      },
      {
        ...dates,
        _id: articleIds.get(slug),
        views: article.views,
        pinnedIds: article.related.flatMap((other) => articleIds.get(other) ?? []),
      },
    );
  });
  await storeAll(seed.faqs, ({ question, category, order, views, body }) =>
    createDocument(
      'faqs',
      { question, answer: body, order, categoryId: categoryIdOf(category) },
      { views },
    ),
  );
  await storeAll(seed.videos, ({ title, videoUrl, category, duration, order, views, body }) =>
    createDocument(
      'videos',
      { title, description: body, videoUrl, duration, order, categoryId: categoryIdOf(category) },
      { views },
    ),
  );
  await storeAll(seed.downloads, async ({ title, fileName, category, order, downloads, body }) =>
    createDocument(
      'downloads',
      {
        ...(await describeDownload(fileName)),
        ...{ title, description: body, order, categoryId: categoryIdOf(category) },
      },
      { downloads },
    ),
  );
  await storeAll(seed.quickLinks, ({ label, url, icon, order }) =>
    createDocument('quickLinks', { label, url, icon, order }),
  );
  await storeAll(seed.synonyms, ({ word, terms }) => createDocument('synonyms', { word, terms }));
  await storeAll(seed.announcements, ({ startsInDays, endsInDays, body, ...announcement }) =>
    createDocument('announcements', {
      title: announcement.title,
      content: body,
      priority: announcement.priority,
      isDismissible: announcement.isDismissible,
      activeFrom: inDays(startsInDays).toISOString(),
      activeUntil: endsInDays === undefined ? null : inDays(endsInDays).toISOString(),
    }),
  );
  await Promise.all(articleTags(seed).map((tag) => createDocument('tags', tag)));
}
