import { MAX_REVISIONS, type SheetCheck } from '@pressline/shared-api';
import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';

let app: TestApp;
let categoryId: string;

beforeAll(async () => {
  app = await createTestApp();
  categoryId = (await app.createDocument('categories', buildCategory())).id;
});
afterAll(() => app.stop());

const STEPS = ':::steps\n1. Wash the blanket.\n2. Set 3.5 bar.\n:::';
const addArticle = (overrides = {}) =>
  app.createDocument('articles', buildArticle({ categoryId, content: STEPS, ...overrides }));
const update = (id: string, change: object) => app.engine.update('articles', id, change);
const check = async (id: string, revision: number | string) =>
  (await app.call<SheetCheck>('GET', `/api/help/sheets/${id}/${revision}`)).body;
const isTold = async (id: string, revision: number) => (await check(id, revision)).changes !== null;

describe('a printed checklist', () => {
  test('has steps with boxes, its revision and nothing that runs', async () => {
    const { slug, id } = await addArticle({
      title: 'Wash <up>',
      content: `${STEPS}\n\n:::details[Why]\nx\n:::`,
    });
    const { status, headers, body } = await app.call('GET', `/api/help/articles/${slug}/sheet`);
    const html = String(body);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'none'; style-src 'sha256-[^']+';/,
    );
    expect(html).toContain('<h1 dir="auto">Wash &lt;up&gt;</h1>');
    expect(html).toContain('<details class="details" open>');
    expect(html).toContain(`https://pressline.example/help/r/${id}/1`);
    expect(html).toContain('Revision 1 · ');
    expect(html).not.toMatch(/<script|<nav/);
  });

  test('is found by a former slug, and is not there for a draft', async () => {
    const { id } = await addArticle({ slug: 'sheet-before' });
    await update(id, { slug: 'sheet-after' });
    const moved = await app.call('GET', '/api/help/articles/sheet-before/sheet');
    const url = new URL(
      String(moved.headers.get('location')),
      `${app.baseUrl}/api/help/articles/sheet-before/sheet`,
    );
    expect([moved.status, url.pathname]).toEqual([301, '/api/help/articles/sheet-after/sheet']);
    await update(id, { isPublished: false });
    expect((await app.call('GET', '/api/help/articles/sheet-after/sheet')).status).toBe(404);
  });
});

describe('the check of a sheet', () => {
  test('says that it is current, also when nothing that it says has changed', async () => {
    const { id } = await addArticle();
    await update(id, { isFeatured: true });
    await update(id, { tags: 'other' });
    expect(await check(id, 1)).toMatchObject({
      state: 'current',
      revision: 1,
      article: { revision: 3 },
    });
  });

  test('lists what has changed, and shows the present text', async () => {
    const { id } = await addArticle({ title: 'Wash', content: `## Blanket\n\n${STEPS}` });
    await update(id, { title: 'Wash up', content: `## Blanket\n\n${STEPS.replace('3.5', '3.0')}` });
    const { state, html, changes, more } = await check(id, 1);
    expect([state, more]).toEqual(['changed', 0]);
    expect(html).toContain('Set 3.0 bar.');
    expect(changes).toEqual([
      {
        place: 'Title',
        pieces: [
          { side: 'both', text: 'Wash' },
          { side: 'right', text: ' up' },
        ],
      },
      {
        place: 'Blanket',
        pieces: [
          { side: 'both', text: 'Set ' },
          { side: 'left', text: '3.5' },
          { side: 'right', text: '3.0' },
          { side: 'both', text: ' bar.' },
        ],
      },
    ]);
  });

  test('knows which revisions readers saw: a draft that was changed is none', async () => {
    const { id } = await addArticle({ content: 'public' });
    await update(id, { isPublished: false });
    await update(id, { content: 'first draft' });
    await update(id, { content: 'second draft' });
    await update(id, { content: 'public again', isPublished: true });
    await update(id, { content: 'hidden at once', isPublished: false });
    await update(id, { content: 'third draft' });
    const kept = await app.connection
      .collection('versions')
      .find({ docId: new Types.ObjectId(id), kind: 'past' })
      .sort({ number: 1 })
      .toArray();
    expect(kept.map(({ values, publicNumber }) => [values.content, publicNumber])).toEqual([
      ['public', 1],
      ['first draft', 0],
      ['second draft', 0],
      ['public again', 5],
      ['hidden at once', 0],
    ]);
  });

  test('is limited for each visitor, and not for the pages that the host renders', async () => {
    const limited = await createTestApp({ rateLimitScale: 1 });
    const path = `/api/help/sheets/${'0'.repeat(24)}/1`;
    const ask = async (headers: Record<string, string>) =>
      (await limited.call('GET', path, { headers })).status;
    const statuses = new Set<number>();
    for (let at = 0; at < 65; at += 1) statuses.add(await ask({ 'X-Forwarded-For': '192.0.2.7' }));
    expect([...statuses]).toEqual([404, 429]);
    expect(await ask({})).toBe(404);
    await limited.stop();
  });

  test('never tells what readers did not see', async () => {
    const { id } = await addArticle({ content: 'secret draft', isPublished: false });
    expect((await app.call('GET', `/api/help/sheets/${id}/1`)).status).toBe(404);
    await update(id, { content: 'public', isPublished: true });
    await update(id, { isPublished: false });
    expect(await check(id, 2)).toMatchObject({ state: 'withdrawn', article: null, html: '' });
    await update(id, { content: 'second draft' });
    await update(id, { content: 'again', isPublished: true });
    expect(await check(id, 4)).toMatchObject({ state: 'changed', changes: null });
    expect([await isTold(id, 1), await isTold(id, 2), await isTold(id, 3)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('of an old sheet does not guess when the history ends later', async () => {
    const { id } = await addArticle({ content: '0' });
    for (let turn = 1; turn <= MAX_REVISIONS + 2; turn += 1)
      await update(id, { content: `${turn}` });
    expect([await isTold(id, 2), await isTold(id, 3)]).toEqual([false, true]);
  });

  test('of a deleted article says that it is unpublished; what never was is not there', async () => {
    const { id } = await addArticle();
    for (const revision of [0, 2, '1x', '01', '9999999999']) {
      expect((await app.call('GET', `/api/help/sheets/${id}/${revision}`)).status).toBe(404);
    }
    await app.engine.remove('articles', id);
    expect(await check(id, 1)).toMatchObject({ state: 'withdrawn' });
    expect((await app.call('GET', `/api/help/sheets/${'0'.repeat(24)}/1`)).status).toBe(404);
  });
});
