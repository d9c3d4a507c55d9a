import { type ApiClient, createApiClient, type ImportAnswer } from '@pressline/shared-api';
import { strToU8, type Zippable } from 'fflate';
import { until } from '../../../scripts/testing/until';
import { createTestApp, type TestApp } from '../createTestApp';
import { filesOf, zipOf } from './migrationFiles';

let app: TestApp;
let api: ApiClient;

beforeEach(async () => {
  app = await createTestApp();
  api = client(app.superToken);
});
afterEach(() => app.stop());

const client = (token: string) => createApiClient({ baseUrl: app.baseUrl, getToken: () => token });
const blob = (files: Zippable) => new Blob([zipOf(files) as never]);

type Options = Parameters<ApiClient['importExport']['import']>[1];
const load = (files: Zippable, options: Partial<Options> = {}) =>
  api.importExport.import(blob(files), { dryRun: false, ...options });
const told = ({ warnings }: ImportAnswer, file: string) =>
  warnings.filter((one) => one.file === file).map(({ message }) => message);

const articleBySlug = async (slug: string) => {
  const { articles } = await api.admin.articles.list({ limit: 50 });
  const found = articles.find((one) => one.slug === slug);
  if (!found) throw new Error(`No article ${slug}`);
  return api.admin.articles.get(found.id);
};

async function undo() {
  const list = () => api.operations.list({ kind: 'import', limit: 1 });
  const [latest] = (await list()).operations;
  await api.operations.undo(String(latest?.id));
  await until(list, ({ operations }) => operations[0]?.state === 'undone');
}

const counts = async () => {
  const { articles, categories } = app.models;
  const media = app.connection.collection('media').countDocuments();
  return Promise.all([articles.countDocuments(), categories.countDocuments(), media]);
};

const site = filesOf('docusaurus');

test('a dry run tells what would be made and what is lost, and writes nothing', async () => {
  const before = await counts();
  const answer = await load(site, { dryRun: true });
  expect(answer).toMatchObject({ source: 'Docusaurus', errors: [], media: 1, unchanged: 0 });
  expect(answer.created.map(({ title }) => title)).toEqual([
    ...['Imported', 'Pre-press', 'Welcome: start here', 'Fonts in PDF files', 'Colour'],
  ]);
  expect(told(answer, 'docs/intro.md')).toEqual(['Leads nowhere here: ./gone.md.']);
  expect(told(answer, 'docs/01-prepress/02-fonts.mdx')).toContain('Tabs, one after another.');
  expect(await counts()).toEqual(before);
});

test('only super admins import from other systems', async () => {
  const asAdmin = client(app.adminToken).importExport.import(blob(site), { dryRun: true });
  await expect(asAdmin).rejects.toMatchObject({ status: 403 });
});

test('articles come as drafts with their pictures and links, and one undo takes all back', async () => {
  const before = await counts();
  await load(site);
  const intro = await articleBySlug('welcome-start-here');
  expect(intro).toMatchObject({ isPublished: false, tags: ['start', 'Prepress'] });
  expect(intro.content).toContain('[fonts](/help/articles/fonts-in-pdf-files#section-embed)');
  expect(intro.content).toMatch(/!\[Sheet\]\(\/api\/help\/media\/[\da-f]{32}-24x16\/sheet\.png\)/);
  expect(intro.content).toContain('[sizes](/help/articles/welcome-start-here#section-sizes)');
  const { categories } = await api.admin.categories.list({ limit: 50 });
  expect(categories.map(({ name }) => name)).toEqual(expect.arrayContaining(['Pre-press']));
  await undo();
  expect(await counts()).toEqual(before);
});

test('an old address leads to its article once that is published, and to nothing after an undo', async () => {
  const zendesk = filesOf('zendesk');
  await load(zendesk, { state: 'source' });
  await load(site);
  const moved = (address: string) => api.help.moved({ address });
  for (const end of ['360041110011', '360041110011-Bleed-and-safe-zone', '360041110011-Older'])
    for (const start of ['/hc/en-us/articles/', '/hc/articles/', '/hc/de/articles/'])
      expect(await moved(start + end)).toEqual({ redirect: '/help/articles/bleed-and-safe-zone' });
  const old = '/docs/prepress/fonts';
  expect(await moved(old)).toEqual({ redirect: null });
  const { id } = await articleBySlug('fonts-in-pdf-files');
  await api.admin.articles.update(id, { isPublished: true });
  expect(await moved(`${old}/?from=mail`)).toEqual({
    redirect: '/help/articles/fonts-in-pdf-files',
  });
  expect(await moved('/hc/en-us/articles/360049999999')).toEqual({ redirect: null });
  await api.admin.articles.remove(id);
  expect(await moved(old)).toEqual({ redirect: null });
});

test('what is published at the source is so here only when that is asked, and drafts stay drafts', async () => {
  await load(site, { state: 'source' });
  expect(await articleBySlug('welcome-start-here')).toMatchObject({ isPublished: true });
  expect(await articleBySlug('colour')).toMatchObject({ isPublished: false });
});

test('the same import again changes nothing, and what was edited here is kept and told', async () => {
  await load(site);
  const again = await load(site, { dryRun: true, state: 'source' });
  expect(again).toMatchObject({ created: [], updated: [], kept: [], media: 0, unchanged: 3 });

  const intro = await articleBySlug('welcome-start-here');
  await api.admin.articles.update(intro.id, { content: 'Better.', slug: 'welcome' });
  const kept = await load(site, { dryRun: true });
  expect(kept.kept.map(({ title }) => title)).toEqual(['Welcome: start here']);
  expect(kept.updated).toEqual([]);
  const newer = {
    ...site,
    'docs/01-prepress/colour.md': strToU8('# Colour\n\nSee [start](../intro.md).'),
  };
  await load(newer);
  expect((await articleBySlug('colour')).content).toBe('See [start](/help/articles/welcome).');
  expect(await articleBySlug('welcome')).toMatchObject({ content: 'Better.' });
});

test('categories and slugs that are here already are used or left alone', async () => {
  const { id: categoryId } = await app.createDocument('categories', { name: 'PRE-PRESS' });
  await app.createDocument('articles', { title: 'Colour', slug: 'colour', categoryId });
  const answer = await load(site);
  expect(answer.errors).toEqual([]);
  expect(await articleBySlug('colour-2')).toMatchObject({ categoryId });
  expect((await articleBySlug('welcome-start-here')).content).toContain('/help/articles/colour-2)');
});

test('a picture that cannot be taken is told, and its article comes without it', async () => {
  const files = {
    'a.md': strToU8('# A\n\n![Press](x.png) and [b](y.exe)'),
    'x.png': strToU8('no'),
    'y.exe': strToU8('MZ'),
  };
  const answer = await load(files);
  expect(answer).toMatchObject({ errors: [], created: [{}, { title: 'A' }] });
  expect(told(answer, 'x.png')).toEqual([expect.stringMatching(/^Left out: /)]);
  expect(told(answer, 'a.md')).toEqual(['File that cannot be taken: y.exe.']);
  expect((await articleBySlug('a')).content).toBe('and b');
});
