import type { Operation, ReplacePreview } from '@pressline/shared-api';
import { Types } from 'mongoose';
import { until } from '../../../scripts/testing/until';
import { type RenderedArticle, renderArticle } from '../../src/content/articles/renderArticle';
import { applyImport } from '../../src/content/importExport/applyImport';
import { unprocessable } from '../../src/errors';
import { currentTransaction } from '../../src/store/connection/inTransaction';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';

const TOO_COMPLEX = 'Too complex to show. Please simplify or split it.';
const CHANGE = { find: 'lamp', replace: 'heater', mode: 'word' };

/** What a text has in it that cannot be rendered. */
let refused = '';
let watch = () => {};
async function render(source: string): Promise<RenderedArticle> {
  if (refused && source.includes(refused)) throw unprocessable({ content: TOO_COMPLEX });
  watch();
  // As long as in the product, and quickly made.
  return { ...(await renderArticle('')), html: source, text: source };
}

const apps: TestApp[] = [];
afterAll(async () => {
  for (const app of apps) await app.stop();
});
afterEach(() => {
  refused = '';
  jest.restoreAllMocks();
});

async function startApp(maxSteps?: number) {
  const app = await createTestApp({ render, ...(maxSteps && { maxSteps }) });
  apps.push(app);
  const { id: categoryId } = await app.createDocument('categories', buildCategory());
  for (const number of [1, 2, 3]) {
    const content = `lamp ${number}`;
    const { id } = await app.createDocument('articles', buildArticle({ categoryId }));
    // Not through the engine, which would render the text and keep what it rendered.
    await app.models.articles.updateOne({ _id: id }, { content });
  }
  async function replace() {
    const { body } = await app.staff<ReplacePreview>('POST', 'replace/preview', CHANGE);
    const articles = body.articles.map(({ id, version, place, hits }) => ({
      ...{ id, version, place },
      edits: hits.map(({ field, start, end, insert }) => ({ field, start, end, insert })),
    }));
    return app.staff<Operation>('POST', 'replace', { ...CHANGE, mode: undefined, articles });
  }
  const contents = async () =>
    (await app.models.articles.find().lean()).map(({ content }) => content).sort();
  return { app, replace, contents, categoryId };
}

describe.each([undefined, 1])('with so many documents in one transaction: %s', (maxSteps) => {
  test('a text that cannot be rendered keeps no other from being changed, and no undo', async () => {
    const { app, replace, contents } = await startApp(maxSteps);
    refused = 'heater 2';
    const { status, body } = await replace();
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'done', refused: [{ message: TOO_COMPLEX }] });
    expect(await contents()).toEqual(['heater 1', 'heater 3', 'lamp 2']);
    refused = 'lamp 3';
    const undone = await app.staff<Operation>('POST', `operations/${body.id}/undo`);
    const message = TOO_COMPLEX;
    expect(undone.body).toMatchObject({ state: 'undone', refused: [{ message }, { message }] });
    expect(await contents()).toEqual(['heater 3', 'lamp 1', 'lamp 2']);
  });
});

test.each([undefined, 1])(
  'an import names the text that cannot be rendered, with so many documents in one transaction: %s',
  async (maxSteps) => {
    const { app, contents, categoryId } = await startApp(maxSteps);
    refused = 'desk 2';
    const creations = [1, 2, 3].map((number) => {
      const body = { ...buildArticle({ categoryId }), content: `desk ${number}` };
      const id = String(new Types.ObjectId());
      return {
        ...{ file: `desk-${number}.md`, key: 'articles' as const, title: `Desk ${number}` },
        ...{ id, body, past: { _id: new Types.ObjectId(id) } },
      };
    });
    const none = { source: null, media: [], updates: [], kept: [], unchanged: 0, ignored: [] };
    const plan = { ...none, creations, warnings: [], errors: [] };
    const { importExport, operations: part } = app.parts;
    const { operations } = part;
    const answer = await applyImport(importExport.needs, plan, { editor: 'editor', media: [] });
    expect(answer.errors).toEqual([]);
    const latest = await until(
      () => operations.list({ kind: 'import', limit: 1 }),
      (list) => list.operations[0]?.state === 'done',
    );
    expect(latest.operations[0]?.refused).toMatchObject([
      { title: 'Desk 2', message: TOO_COMPLEX },
    ]);
    expect((await contents()).slice(0, 2)).toEqual(['desk 1', 'desk 3']);
  },
);

test('long texts are rendered before the transactions that change them', async () => {
  const { app, replace, categoryId } = await startApp();
  const words = 'Words of an article that is like most. '.repeat(2_400);
  const some = Array.from({ length: 37 }, (_, number) => ({
    ...{
      ...buildArticle({ categoryId }),
      content: `lamp ${number} ${words}`,
      slug: `long-${number}`,
    },
  }));
  await app.models.articles.insertMany(some);
  let inside = 0;
  watch = () => {
    if (currentTransaction(app.connection)) inside += 1;
  };
  const { body } = await replace();
  expect(body).toMatchObject({ state: 'done', changed: 40, refused: [] });
  const undone = await app.staff<Operation>('POST', `operations/${body.id}/undo`);
  expect(undone.body).toMatchObject({ state: 'undone', restored: 40 });
  expect(inside).toBe(0);
});
