import type { Article, Feedback, SuggestionView } from '@pressline/shared-api';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';

const CONTENT = '## Bleed\n\nAdd **3 mm** on each side. Cut it off.\n\n## Fold\n\nScore it first.';
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

let app: TestApp;
let categoryId: string;

beforeAll(async () => {
  app = await createTestApp();
  categoryId = (await app.createDocument('categories', buildCategory())).id;
});
afterAll(() => app.stop());

const add = (overrides = {}) =>
  app.createDocument('articles', buildArticle({ categoryId, content: CONTENT, ...overrides }));
const suggest = (id: string, body: unknown) =>
  app.call('POST', `/api/help/articles/${id}/suggestions`, { body });
const staff = <Body>(method: string, path: string, body?: unknown) =>
  app.call<Body>(method, `/api/admin/help/feedback/${path}`, { body, token: app.adminToken });
const read = async (id: string) =>
  (await app.call<Article>('GET', `/api/admin/help/articles/${id}`, { token: app.adminToken }))
    .body;

async function newest(articleId: string): Promise<Feedback> {
  const path = `/api/admin/help/feedback?vote=suggestion&articleId=${articleId}`;
  const { body } = await app.call<{ feedback: Feedback[] }>('GET', path, { token: app.adminToken });
  return body.feedback[0] as Feedback;
}

async function suggested(passage: string, proposal: string, content = CONTENT) {
  const { id } = await add({ content });
  expect((await suggest(id, { passage, proposal })).status).toBe(200);
  const entry = await newest(id);
  const { body: view } = await staff<SuggestionView>('GET', `${entry.id}/suggestion`);
  const accept = (articleVersion = view.articleVersion) =>
    staff<Feedback>('POST', `${entry.id}/accept`, { articleVersion });
  return { id, entry, view, accept };
}

test('staff see a suggestion in its place, and accept it as a save of the article', async () => {
  const { id, entry, view, accept } = await suggested('Cut it  off.', 'Trim it *off*.');
  expect(entry).toMatchObject({
    ...{ vote: null, status: 'new', comment: '' },
    suggestion: { passage: 'Cut it  off.', articleVersion: 1, outcome: null, isSuspect: false },
  });
  expect(view).toEqual({
    state: 'placed',
    before: 'Add **3 mm** on each side. Cut it off.',
    after: 'Add **3 mm** on each side. Trim it \\*off\\*.',
    articleVersion: 1,
  });
  expect(await accept()).toMatchObject({
    status: 200,
    body: { status: 'resolved', suggestion: { outcome: 'accepted' } },
  });
  const { content, version } = await read(id);
  expect([content, version]).toEqual([CONTENT.replace('Cut it off', 'Trim it \\*off\\*'), 2]);
  expect((await accept()).status).toBe(409);
  expect((await staff('POST', `${entry.id}/decline`)).status).toBe(409);
});

test('what an editor has saved since stays, also in the same moment', async () => {
  const { id, accept } = await suggested('Cut it off.', 'Trim it.');
  const editor = CONTENT.replace('Score', 'Crease');
  await app.engine.update('articles', id, { content: editor });
  const title = app.engine.update('articles', id, { title: 'Renamed' });
  const [accepted] = await Promise.all([accept(), title]);
  expect(accepted.status).toBe(200);
  expect(await read(id)).toMatchObject({
    title: 'Renamed',
    content: editor.replace('Cut it off', 'Trim it'),
  });
});

test('the version that staff saw says which of two equal passages it was', async () => {
  const long = `${CONTENT}\n\n## Bind\n\nGlue it.`;
  const { id, accept } = await suggested('Cut it off.', 'Trim it.', long);
  const twice = `${long}\n\n## Last\n\nCut it off.`;
  await app.engine.update('articles', id, { content: twice });
  expect((await accept()).status).toBe(200);
  expect((await read(id)).content).toBe(twice.replace('Cut it off', 'Trim it'));
});

test('a passage that has changed is told plainly, and nothing is saved', async () => {
  const { id, entry, accept } = await suggested('Cut it off.', 'Trim it.');
  await app.engine.update('articles', id, { content: CONTENT.replace('off.', 'away.') });
  expect((await staff<SuggestionView>('GET', `${entry.id}/suggestion`)).body.state).toBe('gone');
  const refused = await accept();
  expect(refused).toMatchObject({ status: 409, body: { message: /no longer has this passage/ } });
  expect((await read(id)).version).toBe(2);
  expect((await newest(id)).suggestion?.outcome).toBeNull();
  expect((await staff<Feedback>('POST', `${entry.id}/decline`)).body).toMatchObject({
    status: 'resolved',
    suggestion: { outcome: 'declined' },
  });
});

test('the audit log names who accepted and who declined', async () => {
  const one = await suggested('Cut it off.', 'Trim it.');
  await one.accept();
  const other = await suggested('Cut it off.', 'Trim it.');
  await staff('POST', `${other.entry.id}/decline`);
  const { body } = await app.call<{ entries: { action: string; by: string }[] }>(
    'GET',
    '/api/admin/audit?limit=10',
    { token: app.superToken },
  );
  const actions = body.entries.filter(({ by }) => by === 'editor').map(({ action }) => action);
  expect(actions.slice(0, 2)).toEqual([
    'Declined a suggestion',
    'Accepted a suggestion for the article',
  ]);
});

test('a form without script leads back to its page, sent or refused', async () => {
  const { id, slug } = (await add()) as unknown as Article;
  const post = async (fields: Record<string, string>) => {
    const body = String(new URLSearchParams(fields));
    const path = `/api/help/articles/${id}/suggestions`;
    const { status, headers } = await app.call('POST', path, { body, headers: FORM });
    return [status, headers.get('location')];
  };
  const page = `/help/articles/${slug}/suggest`;
  expect(
    await post({ passage: 'Cut it\r\noff.', proposal: 'x', comment: '', website: '' }),
  ).toEqual([303, `${page}?sent=suggestion#suggestion`]);
  expect((await newest(id)).suggestion?.passage).toBe('Cut it\noff.');
  await post({ passage: 'Buy', proposal: 'this', website: 'https://spam.example' });
  expect(await newest(id)).toMatchObject({ status: 'reviewed', suggestion: { isSuspect: true } });
});

test('a form that cannot be stored comes back with all that was typed', async () => {
  const { id } = await add();
  const again = async (path: string, fields: Record<string, string>) => {
    const body = String(new URLSearchParams(fields));
    const url = `${app.baseUrl}/api/help/articles/${path}/suggestions`;
    const answered = await fetch(url, { method: 'POST', body, headers: FORM });
    const html = await answered.text();
    const policy = answered.headers.get('content-security-policy');
    expect(policy).toMatch(/default-src 'none'.*form-action 'self'/);
    expect(html).toContain(`<form method="post" action="/api/help/articles/${path}/suggestions">`);
    // HTML drops the line break at the start.
    const areas = html.matchAll(/<textarea name="(\w+)"[^>]*>\n([^<]*)<\/textarea>/g);
    const typed = Object.fromEntries([...areas].map(([, name, value]) => [name, value]));
    const alert = /<p role="alert">(.*?)<\/p>/.exec(html)?.[1];
    return { status: answered.status, alert, typed };
  };
  const given = { passage: '<b>"Cut" & off</b>', proposal: ' ', comment: '' };
  const refused = await again(id, { ...given, website: '' });
  const passage = '&lt;b&gt;&quot;Cut&quot; &amp; off&lt;/b&gt;';
  expect(refused).toMatchObject({ status: 422, typed: { ...given, passage } });
  expect(refused.alert).toContain('Say how the sentence should read');

  const whole = { passage: '\nCut it off.', proposal: 'Trim it off.', comment: 'How deep?' };
  const away = jest
    .spyOn(app.parts.feedback.store, 'suggest')
    .mockRejectedValue(new Error('disk full'));
  const failed = await again(id, whole);
  away.mockRestore();
  expect(failed).toMatchObject({ status: 422, typed: whole });
  expect(failed.alert).toContain('could not be sent');
  const gone = await again('f'.repeat(24), whole);
  expect(gone).toMatchObject({ status: 422, typed: whole });
  expect(gone.alert).toContain('no longer published');
});

test('bad input, drafts, votes and strangers are refused', async () => {
  const { id } = await add();
  const long = 'x'.repeat(1_001);
  for (const body of [
    {},
    { passage: 'a' },
    { passage: '', proposal: 'b' },
    { passage: long, proposal: 'b' },
  ]) {
    expect((await suggest(id, body)).status).toBe(400);
  }
  const draft = await add({ isPublished: false });
  expect((await suggest(draft.id, { passage: 'a', proposal: 'b' })).status).toBe(404);
  const session = 'session-key-0123456789';
  await app.call('POST', `/api/help/articles/${id}/feedback`, { body: { session, vote: 'up' } });
  const path = `/api/admin/help/feedback?articleId=${id}`;
  const { body } = await app.call<{ feedback: Feedback[] }>('GET', path, { token: app.adminToken });
  const vote = body.feedback[0]?.id;
  expect((await staff('GET', `${vote}/suggestion`)).status).toBe(404);
  expect((await staff('POST', `${vote}/accept`, { articleVersion: 1 })).status).toBe(404);
  expect((await staff('POST', `${vote}/decline`)).status).toBe(404);
  expect((await app.call('POST', `/api/admin/help/feedback/${vote}/accept`)).status).toBe(401);
});
