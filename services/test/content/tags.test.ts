import type {
  Article,
  ArticlePage,
  Operation,
  OperationList,
  TagUsage,
  WorkingCopy,
} from '@pressline/shared-api';
import { Types } from 'mongoose';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory, buildTag, buildUser } from '../factories';

let app: TestApp;
let categoryId: string;

beforeAll(async () => {
  app = await createTestApp();
  categoryId = (await app.createDocument('categories', buildCategory())).id;
});
afterAll(() => app.stop());

const addTag = async (name: string) => (await app.createDocument('tags', buildTag({ name }))).id;
const addArticle = async (...tags: string[]) =>
  (await app.createDocument('articles', buildArticle({ categoryId, tags }))).id;
const tagsOf = async (id: string) => (await app.models.articles.findById(id).lean())?.tags;
const nameOf = async (id: string) => (await app.models.tags.findById(id).lean())?.name;
const apply = (id: string, body: unknown) => app.staff<Operation>('POST', `tags/${id}/apply`, body);
const undo = (id: string) => app.staff<Operation>('POST', `operations/${id}/undo`);
const usage = async () => {
  const { tags } = (await app.staff<TagUsage>('GET', 'tags/usage')).body;
  return Object.fromEntries(tags.map(({ name, articles }) => [name, articles]));
};

test('the usage of tags follows what is saved', async () => {
  const id = await addArticle('usage-a', 'usage-b');
  await addArticle('usage-a');
  expect(await usage()).toMatchObject({ 'usage-a': 2, 'usage-b': 1 });
  await app.staff('PUT', `articles/${id}`, { tags: ['usage-a'] });
  expect((await usage())['usage-b']).toBeUndefined();
  const isListed = async () => {
    const { tags } = (await app.staff<TagUsage>('GET', 'tags/usage')).body;
    return tags.find(({ name }) => name === 'usage-a')?.isListed;
  };
  expect(await isListed()).toBe(false);
  await app.staff('POST', 'tags', { name: 'usage-a', category: '' });
  expect(await isListed()).toBe(true);
});

test('a rename changes every article, as a revision, and is undone at once', async () => {
  const tag = await addTag('binding');
  const [one, two] = [await addArticle('first', 'binding'), await addArticle('binding', 'bound')];
  const { body: made } = await apply(tag, { action: 'rename', name: 'bound' });
  expect(made).toMatchObject({ title: 'Renamed “binding” to “bound”', changed: 3 });
  expect([await tagsOf(one), await tagsOf(two), await nameOf(tag)]).toEqual([
    ['first', 'bound'],
    ['bound'],
    'bound',
  ]);
  expect((await app.staff<{ total: number }>('GET', `articles/${one}/revisions`)).body.total).toBe(
    1,
  );
  expect((await undo(made.id)).body).toMatchObject({ restored: 3, refused: [] });
  expect([await tagsOf(one), await tagsOf(two), await nameOf(tag)]).toEqual([
    ['first', 'binding'],
    ['binding', 'bound'],
    'binding',
  ]);
});

test('no tag has a comma, which would make it two in an article', async () => {
  const refused = {
    status: 400,
    body: { error: { fields: { name: 'Must not contain a comma' } } },
  };
  const values = { name: 'Bleed, trim', category: '' };
  expect(await app.staff('POST', 'tags', values)).toMatchObject(refused);
  const tag = await addTag('bleed');
  expect(await app.staff('PUT', `tags/${tag}`, values)).toMatchObject(refused);
  expect(await apply(tag, { action: 'rename', name: values.name })).toMatchObject(refused);
  const article = { ...buildArticle({ categoryId }), tags: ['fold', values.name] };
  expect(await app.staff('POST', 'articles', article)).toMatchObject({
    status: 400,
    body: { error: { fields: { 'tags.1': 'Must not contain a comma' } } },
  });
  const text = await app.staff<Article>('POST', 'articles', { ...article, tags: values.name });
  expect(text.body.tags).toEqual(['Bleed', 'trim']);
});

test('a merge leaves one tag, and its undo brings the other back', async () => {
  const [from, into] = [await addTag('folder'), await addTag('folding')];
  const article = await addArticle('folder', 'x');
  const { body: made } = await apply(from, { action: 'merge', into });
  expect(made.changed).toBe(2);
  expect([await tagsOf(article), await nameOf(from)]).toEqual([['folding', 'x'], undefined]);
  await undo(made.id);
  expect([await tagsOf(article), await nameOf(from)]).toEqual([['folder', 'x'], 'folder']);
});

test('a tag is deleted with its uses, and several undos in a row work', async () => {
  const [one, two] = [await addTag('alpha'), await addTag('beta')];
  const article = await addArticle('alpha', 'beta');
  const first = (await apply(one, { action: 'delete' })).body;
  const second = (await apply(two, { action: 'delete' })).body;
  expect([await tagsOf(article), await nameOf(one), await nameOf(two)]).toEqual([
    [],
    undefined,
    undefined,
  ]);
  expect((await undo(second.id)).body).toMatchObject({ restored: 2, refused: [] });
  expect((await undo(first.id)).body).toMatchObject({ restored: 2, refused: [] });
  expect(await tagsOf(article)).toEqual(['alpha', 'beta']);
  const { operations } = (await app.staff<OperationList>('GET', 'operations')).body;
  expect(operations.slice(0, 2).map(({ id, state }) => [id, state])).toEqual([
    [second.id, 'undone'],
    [first.id, 'undone'],
  ]);
});

const copyOf = async (id: string) =>
  (await app.staff<WorkingCopy>('GET', `articles/${id}/working-copy`)).body.copy;
const scheduledTags = async (id: string) =>
  (await app.parts.versions.versions.find(id, 'scheduled'))?.values.tags;

async function edit(id: string, tags: string[]) {
  const { article, copy } = (await app.staff<WorkingCopy>('GET', `articles/${id}/working-copy`))
    .body;
  const seen = { copyVersion: copy?.version ?? 0, articleVersion: article.version };
  const values = { title: 'As edited', tags };
  return (await app.staff<WorkingCopy>('PUT', `articles/${id}/working-copy`, { ...seen, values }))
    .body;
}

test('a rename reaches unpublished and scheduled changes, which do not bring the tag back', async () => {
  const tag = await addTag('foil');
  const both = await addArticle('foil');
  const copyOnly = await addArticle('matt');
  const { article, copy } = await edit(both, ['foil', 'gloss']);
  await app.staff('PUT', `articles/${both}/schedule`, {
    ...{ copyVersion: copy?.version, articleVersion: article.version },
    ...{ publishAt: new Date(Date.now() + 3_600_000).toISOString(), unpublishAt: null },
  });
  await edit(copyOnly, ['matt', 'foil']);
  expect((await usage()).foil).toBe(2);

  const { body: made } = await apply(tag, { action: 'rename', name: 'hot-foil' });
  expect(made).toMatchObject({ changed: 3, refused: [] });
  expect(await usage()).toMatchObject({ 'hot-foil': 2 });
  expect((await usage()).foil).toBeUndefined();
  expect((await copyOf(both))?.values).toMatchObject({
    title: 'As edited',
    tags: ['hot-foil', 'gloss'],
  });
  expect(await scheduledTags(both)).toEqual(['hot-foil', 'gloss']);
  expect([await tagsOf(copyOnly), (await copyOf(copyOnly))?.values.tags]).toEqual([
    ['matt'],
    ['matt', 'hot-foil'],
  ]);

  expect((await undo(made.id)).body).toMatchObject({ restored: 3, refused: [] });
  expect([(await copyOf(both))?.values.tags, await scheduledTags(both)]).toEqual([
    ['foil', 'gloss'],
    ['foil', 'gloss'],
  ]);
  expect((await copyOf(copyOnly))?.values.tags).toEqual(['matt', 'foil']);
});

test('a draft that is published while a rename is planned gets the new name', async () => {
  const tag = await addTag('soft touch');
  const { id, version } = await app.createDocument('articles', buildArticle({ categoryId }));
  const seen = { copyVersion: 0, articleVersion: version };
  const { workingCopies } = app.parts.editing;
  const values = { tags: ['soft touch'] };
  const { copy } = await workingCopies.save(id, { ...seen, values }, 'editor');
  const { operations } = app.parts.operations;
  const { start } = operations;
  jest.spyOn(operations, 'start').mockImplementationOnce(async (options) => {
    const changes = { ...seen, copyVersion: copy?.version ?? 0, values, isPublished: true };
    await workingCopies.publish(id, changes, 'editor');
    return start(options);
  });
  const { body: made } = await apply(tag, { action: 'rename', name: 'soft-touch' });
  expect(made).toMatchObject({ changed: 2, total: 2, refused: [] });
  expect(await tagsOf(id)).toEqual(['soft-touch']);
  await undo(made.id);
  expect(await tagsOf(id)).toEqual(['soft touch']);
});

test('a rename leaves the date that readers see of an article, and so does its undo', async () => {
  const tag = await addTag('matte');
  const id = await addArticle('matte');
  const at = new Date('2026-01-02');
  await app.models.articles.updateOne({ _id: id }, { $set: { updatedAt: at } });
  const { slug } = (await app.models.articles.findById(id).lean()) ?? {};
  const shown = async () =>
    (await app.call<ArticlePage>('GET', `/api/help/articles/${slug}`)).body.updatedAt;
  const { body: made } = await apply(tag, { action: 'rename', name: 'mat' });
  expect(await shown()).toBe(at.toISOString());
  await undo(made.id);
  expect(await shown()).toBe(at.toISOString());
  await app.staff('PUT', `articles/${id}`, { content: 'Another text.' });
  expect(await shown()).not.toBe(at.toISOString());
});

test('changes that were edited before are published with the new name, and are not undone', async () => {
  const tag = await addTag('spot');
  const [published, edited] = [await addArticle('spot'), await addArticle('spot')];
  await edit(published, ['spot', 'x']);
  await edit(edited, ['spot', 'x']);
  const made = (await apply(tag, { action: 'delete' })).body;
  const copy = await copyOf(published);
  const answer = await app.staff<{ article: Article }>(
    'POST',
    `articles/${published}/working-copy/publish`,
    {
      ...{ copyVersion: copy?.version, articleVersion: copy?.articleVersion },
      ...{ values: copy?.values, isPublished: true },
    },
  );
  expect([answer.status, await tagsOf(published)]).toEqual([200, ['x']]);
  await edit(edited, ['y']);
  const { restored, refused } = (await undo(made.id)).body;
  // The tag, and the article whose changes were edited since.
  expect(restored).toBe(2);
  expect(refused.map(({ id, message }) => [id, message])).toEqual(
    expect.arrayContaining([
      [edited, 'Its unpublished changes were edited since then'],
      [published, expect.stringContaining('since')],
    ]),
  );
  expect((await copyOf(edited))?.values.tags).toEqual(['y']);
});

test('names that are taken, and what makes no sense, are refused', async () => {
  const [one, two] = [await addTag('cmyk'), await addTag('rgb')];
  for (const name of ['rgb', 'RGB']) {
    expect(await apply(one, { action: 'rename', name })).toMatchObject({
      status: 409,
      body: { error: { fields: { name: 'Already in use. Merge the two.' } } },
    });
    expect(await app.staff('POST', 'tags', { name })).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict', fields: { name: 'Already in use' } } },
    });
  }
  for (const body of [
    {},
    { action: 'rename' },
    { action: 'rename', name: ' ' },
    { action: 'rename', name: 'a, b' },
    { action: 'rename', name: 'x'.repeat(51) },
    { action: 'merge', into: one },
    { action: 'merge', into: 'x' },
    { action: 'delete', extra: true },
  ]) {
    expect([body, (await apply(one, body)).status]).toEqual([body, 400]);
  }
  const gone = '0'.repeat(24);
  expect((await apply(gone, { action: 'delete' })).status).toBe(404);
  expect((await apply(two, { action: 'merge', into: gone })).status).toBe(404);
  const path = `/api/admin/help/tags/${one}/apply`;
  expect((await app.call('POST', path, { body: { action: 'delete' } })).status).toBe(401);
});

test('capitals do not come first in the order by name', async () => {
  const sorted = ['alerts', 'aqueous', 'PDF-X', 'Zinc'];
  for (const name of sorted.toReversed()) await addTag(name);
  const names = async (sort: string) => {
    const { body } = await app.staff<{ tags: { name: string }[] }>('GET', `tags?limit=200${sort}`);
    return body.tags.map(({ name }) => name).filter((name) => sorted.includes(name));
  };
  expect(await names('')).toEqual(sorted);
  expect(await names('&sort=name')).toEqual(sorted);
  expect(await names('&sort=-name')).toEqual(sorted.toReversed());
});

test('what a process that died has begun is finished once, and can be undone', async () => {
  const { connection, models } = app;
  const { operations } = app.parts.operations;
  const tag = await addTag('die');
  const ids = [await addArticle('die'), await addArticle('die'), await addArticle('die')];
  const made = (await apply(tag, { action: 'rename', name: 'die-cut' })).body;
  const steps = connection.collection('operationSteps');
  const operationId = new Types.ObjectId(made.id);
  const stepOf = (id = '') => ({ operationId, documentId: new Types.ObjectId(id) });
  // As if it had died before a batch of steps.
  for (const id of ids) {
    await models.articles.updateOne({ _id: id }, { $set: { tags: ['die'], version: 1 } });
    const planned = { $set: { state: 'planned' }, $unset: { former: 1, version: 1 } };
    await steps.updateOne(stepOf(id), planned);
  }
  await models.tags.updateOne({ _id: tag }, { $set: { name: 'die', version: 1 } });
  await steps.updateOne(stepOf(tag), { $set: { state: 'planned' } });
  const running = { $set: { state: 'running', beatAt: new Date() } };
  await connection.collection('operations').updateOne({ _id: operationId }, running);

  await operations.finishDead();
  expect(await nameOf(tag)).toBe('die');
  const later = Date.now() + 61_000;
  await Promise.all([operations.finishDead(later), operations.finishDead(later)]);
  expect(await Promise.all(ids.map(tagsOf))).toEqual([['die-cut'], ['die-cut'], ['die-cut']]);
  expect(await nameOf(tag)).toBe('die-cut');
  const stored = () => Promise.all(ids.map((id) => models.articles.findById(id).lean()));
  expect((await stored()).map((one) => one?.version)).toEqual([2, 2, 2]);
  expect((await undo(made.id)).body).toMatchObject({ restored: 4, refused: [] });
  expect(await Promise.all(ids.map(tagsOf))).toEqual([['die'], ['die'], ['die']]);

  // As if the undo of somebody else had died before a step.
  await models.articles.updateOne({ _id: ids[0] }, { $set: { tags: ['die-cut'], version: 2 } });
  await steps.updateOne(stepOf(ids[0]), { $set: { state: 'done', version: 2 } });
  const undoing = { $set: { state: 'undoing', undoneBy: 'admin', beatAt: new Date(0) } };
  await connection.collection('operations').updateOne({ _id: operationId }, undoing);
  await operations.finishDead();
  expect((await stored())[0]).toMatchObject({ tags: ['die'], savedBy: 'admin' });
});

test('what a deactivated account began is not finished, and the audit log says so', async () => {
  const { models, connection, createDocument } = app;
  const { audit } = app.parts;
  const { operations } = app.parts.operations;
  const { username } = await createDocument('users', buildUser());
  const tag = await addTag('emboss');
  const id = await addArticle('emboss');
  const made = (await apply(tag, { action: 'rename', name: 'embossing' })).body;
  const operationId = new Types.ObjectId(made.id);
  const stepOfArticle = { operationId, documentId: new Types.ObjectId(id) };
  // As if it had died before the step of the article.
  await models.articles.updateOne({ _id: id }, { $set: { tags: ['emboss'], version: 1 } });
  await connection
    .collection('operationSteps')
    .updateOne(stepOfArticle, { $set: { state: 'planned' }, $unset: { former: 1, version: 1 } });
  const running = { state: 'running', by: username, beatAt: new Date(0) };
  await connection.collection('operations').updateOne({ _id: operationId }, { $set: running });
  await models.users.updateOne({ username }, { $set: { isActive: false } });

  await operations.finishDead();
  expect(await tagsOf(id)).toEqual(['emboss']);
  const found = (await operations.list({ limit: 50 })).operations.find((one) => one.id === made.id);
  const message = `Not done: the account “${username}” is no longer active`;
  expect(found).toMatchObject({ refused: [{ message }] });
  const [entry] = await audit.export({ by: username });
  expect(entry).toMatchObject({ outcome: 'refused', action: expect.stringMatching(/^Finish: /) });
});
