import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestApp, type TestApp } from '../../test/createTestApp';
import { seedWhenEmpty } from '../startup/seedWhenEmpty';
import { loadSeed } from './loadSeed';
import { seedDemo } from './seedDemo';

const folder = path.resolve(__dirname, '../../seed');
const dayMs = 86_400_000;

let app: TestApp;

beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.stop());

const counts = async () => {
  const { users: _users, ...content } = app.deps.models;
  const entries = Object.entries(content).map(async ([key, model]) => [
    key,
    await (model as typeof content.tags).countDocuments({}),
  ]);
  return Object.fromEntries(await Promise.all(entries));
};

test('stores every file with its past', async () => {
  const now = new Date('2026-03-01T09:00:00Z');
  const seed = await loadSeed(folder);
  await seedDemo(app.deps, { folder, now });

  expect(await counts()).toMatchObject({
    categories: seed.categories.length,
    articles: seed.articles.length,
    faqs: seed.faqs.length,
    videos: seed.videos.length,
    announcements: seed.announcements.length,
    downloads: seed.downloads.length,
    quickLinks: seed.quickLinks.length,
    synonyms: seed.synonyms.length,
    tags: new Set(seed.articles.flatMap(({ tags }) => tags)).size,
  });
  const { articles, categories, announcements, tags } = app.deps.models;
  for (const file of seed.articles) {
    const stored = await articles.findOne({ slug: file.slug }).lean();
    const createdAt = new Date(now.getTime() - file.daysAgo * dayMs);
    expect(stored).toMatchObject({
      title: file.title,
      views: file.views,
      createdAt,
      publishedAt: file.draft ? null : createdAt,
      isPublished: !file.draft,
      isFeatured: file.featured,
    });
    expect(stored?.html).toContain('<p>');
  }
  for (const file of seed.categories) {
    const stored = await categories.findOne({ name: file.name }).lean();
    const own = seed.articles.filter(({ category }) => category === file.key);
    expect(stored).toMatchObject({ articleCount: own.length, icon: file.icon });
  }
  const pinning = await articles.findOne({ slug: 'first-quote-to-job' }).lean();
  const pins = await app.deps.pins.read(String(pinning?._id));
  expect(pins.pins.map(({ slug }) => slug)).toEqual(['build-a-quote', 'quote-to-job-ticket']);
  const inForce = (await announcements.find().lean()).filter(({ activeFrom }) => activeFrom < now);
  expect(inForce.length).toBeGreaterThanOrEqual(2);
  expect((await tags.findOne({ name: 'quotes' }).lean())?.category).toBe('Quotes & Estimating');
});

test('a seed cut short at any point is completed by the next start', async () => {
  await seedWhenEmpty(app.deps, () => seedDemo(app.deps, { folder }));
  const whole = await counts();

  for (const allowed of [5, 70]) {
    await app.stop();
    app = await createTestApp();
    let calls = 0;
    const cutShort: typeof app.deps.createDocument = (...args) => {
      calls += 1;
      if (calls > allowed) return Promise.reject(new Error('killed'));
      return app.deps.createDocument(...args);
    };
    const broken = () => seedDemo({ createDocument: cutShort }, { folder });
    await expect(seedWhenEmpty(app.deps, broken)).rejects.toThrow('killed');
    const again = () => seedDemo(app.deps, { folder });
    await expect(seedWhenEmpty(app.deps, again)).resolves.toBe(true);
    expect(await counts()).toEqual(whole);
    await expect(seedWhenEmpty(app.deps, again)).resolves.toBe(false);
    expect(await counts()).toEqual(whole);
  }
}, 60_000);

test('a file that the rules of the API refuse is named, and so is a file with a bad field', async () => {
  const scratch = await mkdtemp(path.join(tmpdir(), 'pressline-seed-'));
  await cp(folder, scratch, { recursive: true });
  const video = (url: string) =>
    `---\ntitle: X\nvideoUrl: "${url}"\ncategory: quotes\nduration: 3\norder: 1\nviews: 1\n---\nText\n`;
  await writeFile(path.join(scratch, 'videos/x.md'), video('https://example.com/v'));
  await expect(seedDemo(app.deps, { folder: scratch })).rejects.toThrow(
    /^Seed file videos\/x\.md: videoUrl: /,
  );
  await app.stop();
  app = await createTestApp();
  await writeFile(path.join(scratch, 'videos/x.md'), video('ftp://example.com/v'));
  await expect(seedDemo(app.deps, { folder: scratch })).rejects.toThrow(
    /^Seed file videos\/x\.md: videoUrl: /,
  );
  expect(Object.values(await counts()).every((count) => count === 0)).toBe(true);
  await rm(scratch, { recursive: true, force: true });
});
