import type {
  Article,
  Operation,
  ReplaceBody,
  ReplacePreview,
  WorkingCopy,
} from '@pressline/shared-api';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';

let app: TestApp;
let categoryId: string;

beforeAll(async () => {
  app = await createTestApp();
  categoryId = (await app.createDocument('categories', buildCategory())).id;
});
afterAll(() => app.stop());

const add = (title: string, content: string, summary = '') =>
  app.createDocument('articles', buildArticle({ categoryId, title, content, summary }));
const read = async ({ id }: { id: string }) =>
  (await app.staff<Article>('GET', `articles/${id}`)).body;

/** All hits of a preview, as they are sent to be replaced. */
const chosen = ({ articles }: ReplacePreview): ReplaceBody['articles'] =>
  articles.map(({ id, version, place, hits }) => ({
    ...{ id, version, place },
    edits: hits.map(({ field, start, end, insert }) => ({ field, start, end, insert })),
  }));

test('shows each hit, replaces the chosen ones as revisions, and one undo restores them', async () => {
  const ink = await add('Ink keys', 'Line one\nSet the ink, all ink.', 'About ink');
  const press = await add('Press', 'No hit but this: ink');
  const other = await add('Untouched', 'Inks and drinks');
  const rule = { find: 'ink', replace: 'toner', mode: 'word' };
  const { body: preview } = await app.staff<ReplacePreview>('POST', 'replace/preview', rule);
  expect(preview.articles.map(({ title, hits }) => [title, hits.length])).toEqual([
    ['Ink keys', 4],
    ['Press', 1],
  ]);
  expect(preview).toMatchObject({ total: 5, isPartial: false });
  expect(preview.articles[0]?.hits[2]).toEqual({
    ...{ field: 'content', start: 17, end: 20, line: 2, insert: 'toner' },
    ...{ before: 'Set the ', found: 'ink', after: ', all ink.' },
  });

  const articles = chosen(preview);
  articles[0]?.edits.splice(2, 1);
  const body = { find: 'ink', replace: 'toner', articles };
  const { body: made } = await app.staff<Operation>('POST', 'replace', body);
  expect(made).toMatchObject({ changed: 2, refused: [], title: 'Replaced “ink” with “toner”' });
  expect(await read(ink)).toMatchObject({
    ...{ title: 'toner keys', summary: 'About toner', version: 2, savedBy: 'editor' },
    content: 'Line one\nSet the ink, all toner.',
  });
  expect(await read(press)).toMatchObject({ content: 'No hit but this: toner' });
  expect(await read(other)).toMatchObject({ version: 1 });
  const { body: undone } = await app.staff<Operation>('POST', `operations/${made.id}/undo`);
  expect(undone).toMatchObject({ restored: 2, refused: [] });
  expect(await read(ink)).toMatchObject({ title: 'Ink keys', content: ink.content });
});

test('shows of a long line the whole words beside a hit', async () => {
  const words = (from: number) => Array.from({ length: 30 }, (_, at) => `w${from + at}`).join(' ');
  await add(
    'Long',
    `${words(100)} magenta ${words(200)}\n${'x'.repeat(60)}magenta${'-'.repeat(61)}`,
  );
  const { body } = await app.staff<ReplacePreview>('POST', 'replace/preview', { find: 'magenta' });
  expect(body.articles[0]?.hits).toMatchObject([
    {
      before: '… w118 w119 w120 w121 w122 w123 w124 w125 w126 w127 w128 w129 ',
      after: ' w200 w201 w202 w203 w204 w205 w206 w207 w208 w209 w210 w211 …',
    },
    { before: 'x'.repeat(60), after: `${'-'.repeat(61)}…` },
  ]);
});

test('what was saved since the preview is not touched', async () => {
  const one = await add('First', 'old word');
  const two = await add('Second', 'old word');
  const rule = { find: 'old', replace: 'new' };
  const { body: preview } = await app.staff<ReplacePreview>('POST', 'replace/preview', rule);
  await app.staff('PUT', `articles/${two.id}`, { content: 'A very old word' });
  const body = { ...rule, articles: chosen(preview) };
  const { body: made } = await app.staff<Operation>('POST', 'replace', body);
  expect(made.refused).toEqual([
    { resource: 'articles', id: two.id, title: 'Second', message: 'Changed by editor since' },
  ]);
  expect(await read(one)).toMatchObject({ content: 'new word' });
  expect(await read(two)).toMatchObject({ content: 'A very old word' });
});

test('wrong and hostile questions are refused, and a preview ends', async () => {
  const edit = { field: 'content', start: 0, end: 2, insert: '' };
  const id = '0'.repeat(24);
  const wrong: [path: string, body: object][] = [
    ['replace/preview', { find: '' }],
    ['replace/preview', { find: '(', mode: 'regex' }],
    ['replace/preview', { find: 'x', mode: 'js' }],
    ['replace', { find: 'x', articles: [] }],
    [
      'replace',
      { find: 'x', articles: [{ id, version: 1, edits: [edit, { ...edit, start: 1 }] }] },
    ],
    ['replace', { find: 'x', articles: [{ id, version: 1, edits: [{ ...edit, field: 'slug' }] }] }],
  ];
  for (const [path, body] of wrong) {
    expect([body, (await app.staff('POST', path, body)).status]).toEqual([body, 400]);
  }
  const gone = { find: 'x', articles: [{ id, version: 1, edits: [edit] }] };
  const { body: made } = await app.staff<Operation>('POST', 'replace', gone);
  expect(made).toMatchObject({ changed: 0, refused: [{ message: 'Article not found' }] });
  await add('Many', 'x '.repeat(1_500));
  const { body } = await app.staff<ReplacePreview>('POST', 'replace/preview', { find: 'x ' });
  expect(body).toMatchObject({ total: 1_000, isPartial: true });
});

describe('unpublished changes', () => {
  const keep = async ({ id, version }: Article, values: object, copyVersion = 0) => {
    const body = { copyVersion, articleVersion: version, values };
    return (await app.staff<WorkingCopy>('PUT', `articles/${id}/working-copy`, body)).body.copy;
  };
  const copyOf = async ({ id }: Article) =>
    (await app.staff<WorkingCopy>('GET', `articles/${id}/working-copy`)).body;
  const preview = async (find: string, replace: string) =>
    (await app.staff<ReplacePreview>('POST', 'replace/preview', { find, replace })).body;

  test('are found and replaced beside what is published, and nothing is published', async () => {
    const article = await add('Rubber', 'A zinc plate.');
    const copy = await keep(article, { content: 'Two zinc plates of zinc.', summary: 'Zinc' });
    const found = await preview('zinc', 'steel');
    expect(found.articles).toMatchObject([
      { id: article.id, place: 'saved', version: 1, hits: [{ field: 'content' }] },
      { id: article.id, place: 'draft', version: copy?.version, hits: [{}, {}, {}] },
    ]);
    const articles = chosen(found).filter(({ place }) => place === 'draft');
    const body = { find: 'zinc', replace: 'steel', articles };
    const { body: made } = await app.staff<Operation>('POST', 'replace', body);
    expect(made).toMatchObject({ changed: 1, refused: [] });
    const after = await copyOf(article);
    expect(after.copy).toMatchObject({
      savedBy: 'editor',
      values: { content: 'Two steel plates of steel.', summary: 'steel', title: 'Rubber' },
    });
    expect(after.copy?.version).toBeGreaterThan(copy?.version ?? 0);
    expect(await read(article)).toMatchObject({ content: 'A zinc plate.', version: 1 });
    // An editor who had it open before overwrites nothing.
    expect(await keep(article, { content: 'Mine' }, copy?.version)).toBeUndefined();

    const { body: undone } = await app.staff<Operation>('POST', `operations/${made.id}/undo`);
    expect(undone).toMatchObject({ restored: 1, refused: [] });
    expect((await copyOf(article)).copy?.values).toMatchObject({
      ...{ content: 'Two zinc plates of zinc.', summary: 'Zinc' },
    });
  });

  test('are replaced together with the published text, and one undo restores both', async () => {
    const article = await add('Gear', 'A cog.');
    await keep(article, { content: 'Many a cog.' });
    const articles = chosen(await preview('cog', 'wheel'));
    const body = { find: 'cog', replace: 'wheel', articles };
    const { body: made } = await app.staff<Operation>('POST', 'replace', body);
    expect(made).toMatchObject({ changed: 1, refused: [] });
    expect(await copyOf(article)).toMatchObject({
      article: { content: 'A wheel.', version: 2 },
      // What they are based on follows, so that publishing them meets no conflict.
      copy: { base: { content: 'A wheel.' }, values: { content: 'Many a wheel.' } },
    });
    await app.staff('POST', `operations/${made.id}/undo`);
    expect(await copyOf(article)).toMatchObject({
      article: { content: 'A cog.' },
      copy: { base: { content: 'A cog.' }, values: { content: 'Many a cog.' } },
    });
  });

  describe('that are scheduled', () => {
    /** Schedules a text, and goes on with another one. */
    async function plan(article: Article, content: string, next: string) {
      const copy = await keep(article, { content });
      const seen = { copyVersion: copy?.version, articleVersion: article.version };
      const publishAt = new Date(Date.now() + 3_600_000).toISOString();
      const body = { ...seen, publishAt, unpublishAt: null };
      const { status } = await app.staff('PUT', `articles/${article.id}/schedule`, body);
      expect(status).toBe(200);
      await keep(article, { content: next }, copy?.version);
    }
    const scheduled = async ({ id }: Article) =>
      (await app.parts.versions.versions.find(id, 'scheduled'))?.values.content;
    const pressTime = async ({ id }: Article) => {
      await app.types.articles.model.updateOne({ _id: id }, { publishAt: new Date(1) });
      await app.parts.editing.schedule.run();
    };
    const replace = async (find: string, replacement: string, articles: ReplaceBody['articles']) =>
      (await app.staff<Operation>('POST', 'replace', { find, replace: replacement, articles }))
        .body;

    test('are found although they stand there alone, and one undo restores them', async () => {
      const article = await add('Dryer', 'Nothing.');
      await plan(article, 'A lamp and a lamp.', 'Rewritten.');
      const found = await preview('lamp', 'heater');
      expect(found.articles).toMatchObject([
        { id: article.id, place: 'scheduled', hits: [{ field: 'content', line: 1 }, {}] },
      ]);
      const made = await replace('lamp', 'heater', chosen(found));
      expect(made).toMatchObject({ changed: 1, refused: [] });
      expect(await scheduled(article)).toBe('A heater and a heater.');
      expect(await copyOf(article)).toMatchObject({
        article: { content: 'Nothing.', version: 1 },
        copy: { values: { content: 'Rewritten.' } },
      });
      // The same preview again: it is of a text that is no longer there.
      const message = 'Its scheduled changes were edited since then';
      expect((await replace('lamp', 'heater', chosen(found))).refused).toMatchObject([{ message }]);
      const { body: undone } = await app.staff<Operation>('POST', `operations/${made.id}/undo`);
      expect(undone).toMatchObject({ restored: 1, refused: [] });
      expect(await scheduled(article)).toBe('A lamp and a lamp.');

      await pressTime(article);
      expect(await read(article)).toMatchObject({ content: 'A lamp and a lamp.' });
      expect((await replace('lamp', 'heater', chosen(found))).refused).toMatchObject([
        { message: 'Its scheduled changes were published or discarded since then' },
      ]);
    });

    test('are published at their time although the published text was replaced, too', async () => {
      const [article, restored] = await Promise.all(
        ['Roller', 'Blade'].map((title) => add(title, 'A belt.')),
      );
      if (!article || !restored) throw new Error('Not made');
      for (const one of [article, restored]) await plan(one, 'Two belts.', 'A belt, edited.');
      const all = chosen(await preview('belt', 'strap'));
      expect(all.map(({ place }) => place).sort()).toEqual(
        ['draft', 'saved', 'scheduled'].flatMap((place) => [place, place]),
      );
      const of = ({ id }: Article) => all.filter((one) => one.id === id);
      const made = await replace('belt', 'strap', of(restored));
      expect(made).toMatchObject({ changed: 1, refused: [] });
      const { body: undone } = await app.staff<Operation>('POST', `operations/${made.id}/undo`);
      expect(undone).toMatchObject({ restored: 1, refused: [] });
      expect((await replace('belt', 'strap', of(article))).refused).toEqual([]);
      expect(await read(article)).toMatchObject({ content: 'A strap.' });
      for (const one of [article, restored]) await pressTime(one);
      expect(await read(article)).toMatchObject({ content: 'Two straps.' });
      expect(await read(restored)).toMatchObject({ content: 'Two belts.' });
    });
  });

  test('that were edited, discarded or would be too long are not touched', async () => {
    const [edited, gone, long] = await Promise.all(
      ['One', 'Two', 'Three'].map((title) => add(title, 'Nothing.')),
    );
    for (const one of [edited, gone]) await keep(one as Article, { content: 'A felt.' });
    await keep(long as Article, { title: `felt${'x'.repeat(196)}` });
    const articles = chosen(await preview('felt', 'carpet'));
    const body = { find: 'felt', replace: 'carpet', articles };
    const { copy } = await copyOf(edited as Article);
    await keep(edited as Article, { content: 'Another felt.' }, copy?.version);
    const { copy: second } = await copyOf(gone as Article);
    const path = `articles/${gone?.id}/working-copy?version=${second?.version}`;
    expect((await app.staff('DELETE', path)).status).toBe(200);
    const { body: made } = await app.staff<Operation>('POST', 'replace', body);
    expect(made.changed).toBe(0);
    expect(new Map(made.refused.map(({ title, message }) => [title, message]))).toEqual(
      new Map([
        ['One', 'Its unpublished changes were edited since then'],
        ['Two', 'Its unpublished changes were published or discarded since then'],
        ['Three', expect.stringContaining('200')],
      ]),
    );
    expect((await copyOf(edited as Article)).copy?.values.content).toBe('Another felt.');
  });
});
