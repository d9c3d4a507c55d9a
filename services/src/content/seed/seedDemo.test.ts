import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestApp, type TestApp } from '../../../test/createTestApp';
import { cacheRendered } from '../articles/cacheRendered';
import { renderArticle } from '../articles/renderArticle';
import type { FileRecord } from '../importExport/parseFiles';
import { readSeed } from './readSeed';
import { seedDemo, seedWhenEmpty } from './seedDemo';

const folder = path.resolve(__dirname, '../../../seed');
const dayMs = 86_400_000;

let app: TestApp;

/** Renders each text once for all databases that are filled here. */
const render = cacheRendered(async (markdown) => renderArticle(markdown));
const start = async () => {
  app = await createTestApp({ render });
};

beforeEach(start);
afterEach(() => app.stop());

const isOf = (key: string) => (record: FileRecord) => record.layout.type.key === key;

const counts = async () => {
  const { users: _users, ...content } = app.models;
  const entries = Object.entries(content).map(async ([key, model]) => [
    key,
    await (model as typeof content.tags).countDocuments({}),
  ]);
  return Object.fromEntries(await Promise.all(entries));
};

test('stores every file with its past', async () => {
  const now = new Date('2026-03-01T09:00:00Z');
  const { records } = await readSeed(app.types, folder, now);
  await seedDemo(app.demo, { folder, now });

  for (const [key, count] of Object.entries(await counts())) {
    expect([key, count]).toEqual([key, records.filter(isOf(key)).length]);
  }
  const { articles, categories, announcements, tags } = app.models;
  for (const { values, counters } of records.filter(isOf('articles'))) {
    const { slug, title, isPublished, isFeatured = false } = values;
    const createdAt = new Date(String(values.createdAt));
    const stored = await articles.findOne({ slug: String(slug) }).lean();
    expect(stored).toMatchObject({
      ...{ title, createdAt, updatedAt: createdAt, isPublished, isFeatured },
      views: counters?.views,
      publishedAt: isPublished ? createdAt : null,
    });
    expect(stored?.html).toContain('<p>');
  }
  const oldest = await articles
    .findOne({ slug: 'add-users-and-deactivate-people-who-leave' })
    .lean();
  expect(oldest?.createdAt).toEqual(new Date(now.getTime() - 118 * dayMs));
  for (const { values } of records.filter(isOf('categories'))) {
    const { name, icon } = values;
    const stored = await categories.findOne({ name: String(name) }).lean();
    const own = records.filter(isOf('articles')).filter((one) => one.values.category === name);
    expect(stored).toMatchObject({ articleCount: own.length, icon });
  }
  const pinning = await articles.findOne({ slug: 'first-quote-to-job' }).lean();
  const pins = await app.parts.editing.pins.read(String(pinning?._id));
  expect(pins.pins.map(({ slug }) => slug)).toEqual(['build-a-quote', 'quote-to-job-ticket']);
  const inForce = (await announcements.find().lean()).filter(({ activeFrom }) => activeFrom < now);
  expect(inForce.length).toBeGreaterThanOrEqual(2);
  expect((await tags.findOne({ name: 'quotes' }).lean())?.category).toBe('Quotes & Estimating');
});

test('a seed cut short at any point is completed by the next start', async () => {
  await seedWhenEmpty(app.connection, app.types, () => seedDemo(app.demo, { folder }));
  const whole = await counts();

  for (const allowed of [5, 70]) {
    await app.stop();
    await start();
    let calls = 0;
    const { create } = app.engine;
    const creating = jest.spyOn(app.engine, 'create').mockImplementation((...args) => {
      calls += 1;
      if (calls > allowed) return Promise.reject(new Error('killed'));
      return create(...args);
    });
    const broken = () => seedDemo(app.demo, { folder });
    await expect(seedWhenEmpty(app.connection, app.types, broken)).rejects.toThrow('killed');
    creating.mockRestore();
    const again = () => seedDemo(app.demo, { folder });
    await expect(seedWhenEmpty(app.connection, app.types, again)).resolves.toBe(true);
    expect(await counts()).toEqual(whole);
    await expect(seedWhenEmpty(app.connection, app.types, again)).resolves.toBe(false);
    expect(await counts()).toEqual(whole);
  }
});

test('a file that the rules of the API refuse is named, and so is a file with a bad field', async () => {
  const scratch = await mkdtemp(path.join(tmpdir(), 'pressline-seed-'));
  await cp(folder, scratch, { recursive: true });
  const video = (url: string) =>
    `---\ntitle: X\nvideoUrl: "${url}"\ncategory: Quotes & Estimating\nduration: 3\norder: 1\nviews: 1\n---\nText\n`;
  await writeFile(path.join(scratch, 'videos/x.md'), video('https://example.com/v'));
  await expect(seedDemo(app.demo, { folder: scratch })).rejects.toThrow(
    /^Seed file videos\/x\.md: videoUrl: /,
  );
  await app.stop();
  await start();
  await writeFile(path.join(scratch, 'videos/x.md'), video('ftp://example.com/v'));
  await expect(seedDemo(app.demo, { folder: scratch })).rejects.toThrow(
    /^Seed file videos\/x\.md: videoUrl: /,
  );
  expect(Object.values(await counts()).every((count) => count === 0)).toBe(true);
  await rm(scratch, { recursive: true, force: true });
});
