import type { ArticleCheck, ContentHealth, PublishCheck, WorkingCopy } from '@pressline/shared-api';
import { renderArticle } from '../../src/content/articles/renderArticle';
import { createTestApp, TEST_SITE, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory, buildFaq, buildQuickLink } from '../factories';
import { storeMany } from './storeMany';

let app: TestApp;
let categoryId: string;

beforeAll(async () => {
  app = await createTestApp();
  categoryId = (await app.createDocument('categories', buildCategory({ name: 'Paper' }))).id;
});
afterAll(() => app.stop());

const addArticle = (overrides = {}) =>
  app.createDocument('articles', buildArticle({ categoryId, ...overrides }));
const health = async (query = '') => (await app.staff<ContentHealth>('GET', `health${query}`)).body;
const check = async (body: object) =>
  (await app.staff<ArticleCheck>('POST', 'articles/check', body)).body.findings;

test('finds where links of a typed text lead to nothing, and how to mend them', async () => {
  const { id } = await addArticle({
    title: 'Grain',
    slug: 'grain',
    content: '## Short grain\n\nX',
  });
  await app.staff('PUT', `articles/${id}`, { slug: 'grain-direction' });
  await addArticle({ slug: 'sketch', isPublished: false, content: 'X' });
  await app.createDocument('terms', { term: 'Deckle edge', definition: 'Rough.' });
  const page = '/help/articles/grain-direction';
  const site = TEST_SITE;
  const cases: [address: string, check?: string, fixed?: string][] = [
    [page],
    [`${page}#section-short-grain`],
    [`${page}#:~:text=grain`],
    [`${page}/sheet`],
    ['grain-direction'],
    ['/help'],
    [`/help?category=${categoryId}`],
    ['/help/glossary#term-deckle-edge'],
    ['/pricing'],
    ['https://example.com/help/articles/none'],
    ['#own'],
    [`${page}#short-grain`, 'deadAnchor', `${page}#section-short-grain`],
    [`${page}#none`, 'deadAnchor'],
    ['#none', 'deadAnchor'],
    ['/help/glossary#term-none', 'deadAnchor'],
    ['/help/articles/none', 'deadLink'],
    [`${site}/help/articles/none`, 'deadLink'],
    ['/help/none', 'deadLink'],
    [`/help?category=${'0'.repeat(24)}`, 'deadLink'],
    ['/api/help/files/none.csv', 'deadLink'],
    ['/help/articles/sketch', 'draftLink'],
    ['/help/articles/grain', 'oldAddress', page],
    [
      `${site}/help/articles/grain#section-short-grain`,
      'oldAddress',
      `${site}${page}#section-short-grain`,
    ],
  ];
  for (const [address, expected, fixed] of cases) {
    const content = `## Own\n\nSee [it](${address}).`;
    const [finding] = await check({ content });
    expect([address, finding?.check]).toEqual([address, expected]);
    if (!finding) continue;
    expect(finding).toMatchObject({ line: 3, message: expect.stringContaining(address) });
    const { fix } = finding;
    const mended = fix && content.slice(0, fix.start) + fix.insert + content.slice(fix.end);
    expect(mended).toBe(fixed ? content.replace(address, fixed) : null);
  }
  expect(await check({ content: 'X', title: ' grain ' })).toMatchObject([
    { check: 'duplicateTitle', level: 'warning', line: null },
  ]);
  expect(await check({ content: 'X', title: 'Grain', id })).toEqual([]);
  expect((await app.staff('POST', 'articles/check', { content: 'x'.repeat(100_001) })).status).toBe(
    400,
  );
});

test('Health lists what all content has, errors first, and follows each change', async () => {
  const before = await health();
  expect(before).toEqual({ checks: [], findings: [], total: 0 });
  const { models } = app;
  const first = await addArticle({ title: 'Twin', content: '### Deep\n\n:::aside\nX\n:::' });
  await addArticle({ title: 'twin', content: 'X' });
  await app.createDocument('faqs', buildFaq({ question: 'Why?', answer: '[x](/help/none)' }));
  const url = '/help/articles/none';
  await app.createDocument('quickLinks', buildQuickLink({ label: 'None', url }));
  const term = { term: 'Bleed', definition: 'X', seeAlso: ['bleed', 'Nosuchterm'] };
  await app.createDocument('terms', term);
  const old = await addArticle({ title: 'Old', isPublished: false, content: 'X' });
  const lost = await addArticle({ title: 'Lost', content: 'X' });
  const linked = await addArticle({ title: 'Linked', slug: 'linked', content: 'X' });
  await addArticle({ title: 'LinkNode', content: '[x](linked)' });
  const longAgo = new Date(Date.now() - 61 * 86_400_000);
  const gone = { categoryId: '0'.repeat(24) };
  await models.articles.updateOne({ _id: old.id }, { updatedAt: longAgo });
  for (const { id } of [lost, linked]) await models.articles.updateOne({ _id: id }, gone);
  await app.content.bump();

  const { checks, findings, total } = await health();
  const seen = findings.map((one) => [one.check, one.resource, one.title, one.line]);
  expect(seen).toEqual([
    ['unknownDirective', 'articles', 'Twin', 3],
    ['deadLink', 'quickLinks', 'None', null],
    ['deadLink', 'faqs', 'Why?', 1],
    ['unreachable', 'articles', 'Lost', null],
    ['headingSkip', 'articles', 'Twin', 1],
    ['unknownTerm', 'terms', 'Bleed', null],
    ['duplicateTitle', 'articles', 'twin', null],
    ['duplicateTitle', 'articles', 'Twin', null],
    ['oldDraft', 'articles', 'Old', null],
  ]);
  expect(total).toBe(seen.length);
  expect(checks.find((one) => one.check === 'deadLink')).toEqual({
    ...{ check: 'deadLink', level: 'error', title: 'Dead link', total: 2 },
  });
  const page = await health('?check=deadLink&page=2&limit=1');
  expect(page).toMatchObject({ findings: [{ resource: 'faqs' }], total: 2 });
  const skip = findings.find((one) => one.check === 'headingSkip');
  expect(skip).toMatchObject({ id: first.id, version: 1, fix: { start: 0, end: 3, insert: '##' } });
  await app.staff('PUT', `articles/${first.id}`, { content: 'Well' });
  const rest = (await health()).findings.filter(({ id }) => id === first.id);
  expect(rest.map((one) => one.check)).toEqual(['duplicateTitle']);
  expect((await app.staff('GET', 'health?check=constructor')).status).toBe(400);
  expect((await app.call('GET', '/api/admin/help/health')).status).toBe(401);
});

test('Health lists what unpublished changes alone have, until they are discarded', async () => {
  const { id } = await addArticle({ title: 'Edited', content: '[x](/help/none)' });
  await addArticle({ title: 'Taken', content: 'X' });
  const path = `articles/${id}/working-copy`;
  const save = async (copyVersion: number, values: object) =>
    (await app.staff<WorkingCopy>('PUT', path, { copyVersion, articleVersion: 1, values })).body
      .copy;
  const found = async () =>
    (await health('?limit=100')).findings
      .filter((one) => one.id === id)
      .map((one) => [one.check, one.title, one.place]);
  const own = ['deadLink', 'Edited', 'saved'];
  expect(await found()).toEqual([own]);
  const total = (await health()).total;

  const first = await save(0, { title: 'Taken', content: '### X\n\n[x](/help/none)' });
  expect(await found()).toEqual([
    own,
    ['headingSkip', 'Taken', 'draft'],
    ['duplicateTitle', 'Taken', 'draft'],
  ]);
  const { findings } = await health('?check=headingSkip');
  expect(findings.find((one) => one.id === id)).toMatchObject({ version: 1, line: 1, fix: null });
  expect((await health()).total).toBe(total + 2);
  const second = await save(first?.version ?? 0, { title: 'Edited', content: 'X' });
  expect(await found()).toEqual([own]);
  await save(second?.version ?? 0, { content: ':::note\nOpen' });
  expect(await found()).toEqual([['unclosedDirective', 'Edited', 'draft'], own]);
  const stated = 'It takes 500 A';
  await app.models.articles.updateOne({ _id: id }, { sources: [{ text: stated, page: null }] });
  const { body: open } = await app.staff<WorkingCopy>('GET', path);
  await save(open.copy?.version ?? 0, { content: stated });
  await app.content.bump();
  expect(await found()).toEqual([own, ['notInPdf', 'Edited', 'saved']]);
  await app.staff('POST', `articles/${id}/sources/confirm`, { text: stated });
  expect(await found()).toEqual([own]);
  await app.parts.versions.texts.endDraft('articles', id);
  expect(await found()).toEqual([own]);
});

test('Health lists what scheduled changes alone have, once they are no longer edited', async () => {
  const { id } = await addArticle({ title: 'Planned', content: 'X' });
  const path = `articles/${id}`;
  const save = async (copyVersion: number, content: string) => {
    const body = { copyVersion, articleVersion: 1, values: { content } };
    return (
      (await app.staff<WorkingCopy>('PUT', `${path}/working-copy`, body)).body.copy?.version ?? 0
    );
  };
  let former: { publishAt: string | null; unpublishAt: null } | undefined;
  const schedule = async (copyVersion: number, isOn = true) => {
    const publishAt = isOn ? new Date(Date.now() + 3_600_000).toISOString() : null;
    const body = { copyVersion, articleVersion: 1, publishAt, unpublishAt: null, former };
    const { status, body: now } = await app.staff<WorkingCopy>('PUT', `${path}/schedule`, body);
    expect(status).toBe(200);
    former = { publishAt: now.article.publishAt ?? null, unpublishAt: null };
  };
  const found = async () =>
    (await health('?limit=100')).findings
      .filter((one) => one.id === id)
      .map((one) => [one.check, one.place, one.fix]);
  const first = await save(0, '### X');
  await schedule(first);
  expect(await found()).toEqual([['headingSkip', 'draft', null]]);
  const second = await save(first, 'Mended');
  expect(await found()).toEqual([['headingSkip', 'scheduled', null]]);
  await schedule(second);
  expect(await found()).toEqual([]);
  const third = await save(second, ':::note\nOpen');
  await schedule(third);
  const fourth = await save(third, 'Mended');
  expect(await found()).toEqual([['unclosedDirective', 'scheduled', null]]);
  await schedule(fourth, false);
  expect(await found()).toEqual([]);
});

test('before articles are published together, only what readers would meet is an error', async () => {
  const draft = { isPublished: false };
  const one = await addArticle({ ...draft, slug: 'one', content: '[x](two) [y](three)' });
  const two = await addArticle({ ...draft, slug: 'two', content: '[x](one)\n\n![](/b.png)' });
  await addArticle({ ...draft, slug: 'three', content: '[x](/help/none)' });
  const { status, body } = await app.staff<PublishCheck>('POST', 'articles/check/publish', {
    ids: [one.id, two.id],
  });
  expect(status).toBe(200);
  expect(body.errors).toMatchObject([
    { check: 'draftLink', id: one.id, title: one.title, line: 1, isPublished: true },
  ]);
});

test('with 1,000 articles Health answers from what it knows until content changes', async () => {
  const { collection } = app.models.articles;
  const fillers = Array.from({ length: 1_000 }, (_, at) => ({
    ...{ title: `Filler ${at}`, slug: `filler-${at}`, version: 1, isPublished: true },
    ...{ updatedAt: new Date(), content: 'Words.', categoryId },
    checked: {
      problems: at % 5 ? [] : [{ check: 'imageAlt', line: 3, about: '/a.png' }],
      links: [{ address: `filler-${at + 1}`, line: 1 }],
      ids: ['section-a', 'section-b'],
    },
  }));
  await storeMany(collection, fillers);
  await app.content.bump();
  const found = jest.spyOn(collection, 'find');
  const reads = () =>
    found.mock.calls.filter(([, options]) => 'checked' in Object(options?.projection));
  expect((await health('?limit=1')).total).toBeGreaterThanOrEqual(200);
  await Promise.all(Array.from({ length: 5 }, (_, at) => health(`?page=${at + 1}`)));
  expect(reads()).toHaveLength(1);
  await app.content.bump();
  await health();
  expect(reads()).toHaveLength(2);
  await collection.deleteMany({ slug: { $regex: '^filler-' } } as never);
});

test('Health renders unpublished changes once per save, however many there are', async () => {
  const long = (at: number) => `${at} `.padEnd(99_000, 'x');
  const render = jest.fn(async (source: string) => renderArticle(source.slice(0, 20)));
  const own = await createTestApp({ render });
  const { id: categoryId } = await own.createDocument('categories', buildCategory());
  const { id } = await own.createDocument('articles', buildArticle({ categoryId }));
  const { workingCopies } = own.parts.editing;
  const ask = () => own.parts.checks.health({});
  const save = (copyVersion: number, content: string) =>
    workingCopies.save(id, { copyVersion, articleVersion: 1, values: { content } }, 'dana');
  const { copy } = await save(0, '### One');
  await ask();
  // Others take its place in the cache.
  for (let at = 0; at < 90; at += 1) await own.parts.checks.checkArticle({ content: long(at) });
  render.mockClear();
  await ask();
  const again = render.mock.calls.length;
  await save(copy?.version ?? 0, '### Two');
  await ask();
  await own.stop();
  expect([again, render.mock.calls]).toEqual([0, [['### Two']]]);
});
