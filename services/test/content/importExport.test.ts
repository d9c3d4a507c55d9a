import { createHash } from 'node:crypto';
import {
  type ApiClient,
  contentKeys,
  createApiClient,
  type ImportAnswer,
  resources,
} from '@pressline/shared-api';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { createTestApp, type TestApp } from '../createTestApp';
import {
  buildArticle,
  buildBody,
  buildCategory,
  buildDownload,
  buildFaq,
  buildQuickLink,
  buildTag,
} from '../factories';

type Files = Record<string, string>;

let app: TestApp;
let api: ApiClient;

beforeAll(async () => {
  app = await createTestApp();
  api = client(app);
  const { createDocument } = app;
  const shelf = buildCategory({ name: 'Getting Started' });
  const { id: shelfId } = await createDocument('categories', shelf);
  for (const key of contentKeys) {
    if (!['categories', 'pinnedResults'].includes(key))
      await app.engine.create(key, buildBody(resources[key], shelfId));
  }
  await createDocument('downloads', buildDownload({ categoryId: shelfId }));
  await createDocument('tags', buildTag());
  await createDocument('quickLinks', buildQuickLink());
  const quote = { slug: 'first-quote-to-job', title: 'From the first quote to the job' };
  await createDocument(
    'articles',
    buildArticle({ ...quote, categoryId: shelfId, summary: 'a: b # c', tags: ['quotes', 'jobs'] }),
    { publishedAt: new Date('2026-01-02T03:04:05.678Z'), createdAt: new Date('2026-01-01') },
  );
  const categoryId = (await createDocument('categories', buildCategory({ name: 'Empty: no' }))).id;
  const draft = await createDocument(
    'articles',
    buildArticle({
      categoryId,
      slug: 'été-עברית',
      title: '  "Odd": #1 --- ',
      content: '\n\n---\ntext\r\n\r\n',
      isPublished: false,
    }),
  );
  await app.engine.update('articles', draft.id, { slug: 'été-2', tags: ['yes', '1e3'] });
  const other = await app.models.articles.findOne({ isPublished: true }).lean();
  await app.parts.editing.pins.write(draft.id, [String(other?._id)]);
  const pin = { query: 'Quoting', articleId: String(other?._id) };
  await createDocument('pinnedResults', pin);
  await createDocument('faqs', buildFaq({ question: 'Twice?' }));
  await createDocument('faqs', buildFaq({ question: 'Twice?' }));
  const picture = sharp({ create: { width: 900, height: 300, channels: 3, background: '#09f' } });
  await addMedium('marks.png', await picture.png().toBuffer(), 'Registration marks');
  await addMedium('fold.svg', Buffer.from(DRAWING));
  await addMedium('long.pdf', Buffer.from(`%PDF-1.7 ${'x'.repeat(600_000)}`));
});
afterAll(() => app.stop());

const DRAWING =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="30" height="20"><title>A &amp; B</title><style>.a{fill:url("#g")}</style><g xlink:href="#a" d=\'"\'/></svg>';

async function addMedium(name: string, bytes: Buffer, alt = '') {
  const { library: media } = app.parts.media;
  const facts = { alt, isDecorative: false, createdBy: 'editor' };
  const { medium } = await media.insert(
    await media.put(await media.prepare({ name, bytes }), facts),
  );
  return medium;
}

const client = ({ baseUrl, adminToken }: TestApp) =>
  createApiClient({ baseUrl, getToken: () => adminToken });
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const exported = async (from = api) => bytesOf(await from.importExport.export());
const filesOf = (zip: Uint8Array): Files =>
  Object.fromEntries(Object.entries(unzipSync(zip)).map(([name, data]) => [name, strFromU8(data)]));
const zipOf = (files: Files) =>
  new Blob([
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  ]);
const dryRun = (files: Files) => api.importExport.import(zipOf(files), { dryRun: true });
const load = (files: Files, into = api) =>
  into.importExport.import(zipOf(files), { dryRun: false });
const errorsOf = async (files: Files) => (await dryRun(files)).errors.map(({ message }) => message);
const article = (front: string, body = 'Text') => `---\n${front}\n---\n\n${body}\n`;

test('two exports of the same content are the same bytes, and change nothing when imported', async () => {
  const first = await exported();
  expect(Buffer.compare(first, await exported())).toBe(0);
  const answer = await api.importExport.import(new Blob([first]), { dryRun: true });
  expect(answer).toMatchObject({ created: [], updated: [], errors: [] });
  const count = contentKeys.map((key) => app.types[key].model.countDocuments({}));
  const all = (await Promise.all(count)).reduce((a, b) => a + b, 0);
  expect(answer.unchanged).toBe(all);
  const version = app.content.current;
  await api.importExport.import(new Blob([first]), { dryRun: false });
  expect(app.content.current).toBe(version);
  expect(Object.keys(filesOf(first))).toEqual(
    expect.arrayContaining([
      'articles/getting-started/first-quote-to-job.md',
      'categories/getting-started.md',
      'faqs/twice.md',
      'faqs/twice-2.md',
      'tags.yaml',
      'quick-links.yaml',
      'pinned-results.yaml',
      'media.yaml',
      expect.stringMatching(/^media\/[\da-f]{32}-900x300\/marks\.png$/),
    ]),
  );
});

/** Without views, and what is in order of them. */
const withoutCounts = (body: unknown) =>
  JSON.parse(
    JSON.stringify(body, (key, value) =>
      ['views', 'related', 'previous', 'next'].includes(key) ? undefined : value,
    ),
  );

test('an empty help center becomes the same one', async () => {
  const empty = await createTestApp();
  const zip = await exported();
  const answer = await client(empty).importExport.import(new Blob([zip]), { dryRun: false });
  expect(answer.errors).toEqual([]);
  expect(answer.updated).toEqual([]);
  expect(answer.media).toBe(3);
  expect(filesOf(await exported(client(empty)))).toEqual(filesOf(zip));
  expect(Buffer.compare(await exported(client(empty)), zip)).toBe(0);
  const paths = [
    'categories',
    'articles/first-quote-to-job',
    'faqs',
    'videos',
    'downloads',
    'tags',
    'quick-links',
    'announcements',
  ];
  for (const path of paths) {
    const [before, after] = await Promise.all(
      [app, empty].map((one) => one.call('GET', `/api/help/${path}`)),
    );
    expect([path, withoutCounts(after?.body)]).toEqual([path, withoutCounts(before?.body)]);
  }
  expect((await empty.call('GET', '/api/help/articles/été-2')).status).toBe(404);
  await empty.stop();
});

describe('what readers do not see yet', () => {
  let one: TestApp;
  let two: TestApp;
  beforeAll(async () => {
    one = await createTestApp();
    two = await createTestApp();
  });
  afterAll(() => Promise.all([one.stop(), two.stop()]));

  test('moves along, and no time that has passed publishes anything', async () => {
    const { createDocument } = one;
    const { workingCopies } = one.parts.editing;
    const add = async (name: string) =>
      (await createDocument('categories', buildCategory({ name }))).id;
    const [categoryId, otherId] = [await add('Bindery'), await add('Prepress')];
    const fold = buildArticle({ categoryId, slug: 'fold', content: 'Live.', summary: '' });
    const { id } = await createDocument('articles', fold);
    const changes = { content: 'Next:\n\n--- \r\n: #', categoryId: otherId };
    await workingCopies.save(id, { copyVersion: 0, articleVersion: 1, values: changes }, 'dana');
    const copyVersion = Number((await workingCopies.get(id)).copy?.version);
    const seen = { copyVersion, articleVersion: 1 };
    const times = { publishAt: '2999-01-01T09:00:00.000Z', unpublishAt: null };
    const former = { publishAt: null, unpublishAt: null };
    await workingCopies.schedule(id, { ...seen, ...times, former }, 'dana');
    await workingCopies.save(id, { ...seen, values: { summary: 'Later.' } }, 'eve');

    const files = filesOf(await exported(client(one)));
    expect((await load(files, client(two))).errors).toEqual([]);
    // Scheduled by whoever imported it.
    const imported = Object.entries(files).map(([name, text]) => [
      name,
      text.replace('by: dana', 'by: editor'),
    ]);
    expect(filesOf(await exported(client(two)))).toEqual(Object.fromEntries(imported));
    const { article: live, copy } = await two.parts.editing.workingCopies.get(id);
    expect(live).toMatchObject({ content: 'Live.', isPublished: true, ...times });
    expect(copy).toMatchObject({ values: { ...changes, summary: 'Later.' }, savedBy: 'eve' });
    const again = await load(files, client(two));
    expect(again).toMatchObject({ created: [], updated: [], kept: [], errors: [] });

    const due = { publishAt: new Date(Date.now() - 1_000) };
    await two.models.articles.updateOne({ _id: id }, due);
    await two.parts.editing.schedule.run();
    const published = await two.parts.editing.workingCopies.get(id);
    expect(published.article).toMatchObject({ ...changes, summary: '' });
    expect(published.copy?.values).toMatchObject({ summary: 'Later.' });

    const text = Object.entries(files).find(([name]) => name.endsWith('fold.md'))?.[1] ?? '';
    const late = text.replace(/^id: .*$/m, '').replaceAll('slug: fold', 'slug: late');
    const wrong = late.replace('summary: Later.', 'colour: red');
    const { errors } = await load({ 'articles/late.md': wrong }, client(two));
    expect(errors).toMatchObject([{ message: 'colour: Unknown field' }]);
    const passed = { 'articles/late.md': late.replace('2999', '2001') };
    const message = 'Imported without the time to publish it: 2001-01-01 09:00 UTC has passed.';
    const warnings = [{ file: 'articles/late.md', message }];
    const plan = await client(two).importExport.import(zipOf(passed), { dryRun: true });
    expect(plan).toMatchObject({ created: [{}], warnings });
    expect(await load(passed, client(two))).toMatchObject({ created: [{}], warnings });
    const stored = await two.models.articles.findOne({ slug: 'late' }).lean();
    const { versions } = two.parts.versions;
    const lateId = String(stored?._id);
    expect(await versions.find(lateId, 'draft')).toMatchObject({ by: 'eve' });
    expect(await versions.find(lateId, 'scheduled')).toBeNull();
    expect(stored?.publishAt ?? null).toBeNull();
  });

  test('owner and dates move along; those of an article that is here already stay', async () => {
    const { createDocument } = one;
    const { freshness, workingCopies } = one.parts.editing;
    const every = buildCategory({ name: 'Monthly', verifyEveryDays: 30 });
    const categoryId = (await createDocument('categories', every)).id;
    const add = (slug: string) => createDocument('articles', buildArticle({ categoryId, slug }));
    const [owned, undated] = [await add('owned'), await add('undated')];
    const verifiedUntil = '2026-02-03T00:00:00.000Z';
    await freshness.verify([owned.id]);
    await freshness.set(owned.id, { owner: 'editor', verifiedUntil });
    await freshness.set(undated.id, { verifiedUntil: null });
    const told = (answer: ImportAnswer) =>
      answer.warnings.filter(({ file }) => /monthly/.test(file)).map(({ message }) => message);
    const files = filesOf(await exported(client(one)));
    const first = await load(files, client(two));
    expect([first.errors, told(first)]).toEqual([[], []]);
    const read = async (id: string) => two.models.articles.findById(id).lean();
    const { verifiedAt } = (await one.models.articles.findById(owned.id).lean()) ?? {};
    expect(verifiedAt).toBeInstanceOf(Date);
    expect(await read(owned.id)).toMatchObject({
      ...{ owner: 'editor', verifiedAt },
      verifiedUntil: new Date(verifiedUntil),
    });
    // Cleared by hand, it does not get the first date of its category.
    expect(await read(undated.id)).toMatchObject({ owner: '', verifiedUntil: null });

    await two.parts.editing.freshness.set(owned.id, { owner: 'admin' });
    const values = { content: 'Typed here.' };
    const version = { copyVersion: 0, articleVersion: 1 };
    await workingCopies.save(undated.id, { ...version, values }, 'dana');
    const again = await load(filesOf(await exported(client(one))), client(two));
    expect(again).toMatchObject({ created: [], updated: [], errors: [] });
    const kept = (words: string) => `The article is here already and keeps its own ${words}.`;
    expect(told(again)).toEqual([kept('owner'), kept('unpublished changes')]);
    expect(await read(owned.id)).toMatchObject({ owner: 'admin' });
  });

  test('an owner who is unknown here is left out, and said so', async () => {
    const front = 'title: Whose\ncategory: Monthly\nowner: otto\nverifiedUntil: 2026-12-31';
    const answer = await load({ 'articles/whose.md': article(front) }, client(two));
    const message = 'Imported without an owner: there is no active admin user “otto” here.';
    expect(answer.warnings).toEqual([{ file: 'articles/whose.md', message }]);
    expect(await two.models.articles.findOne({ slug: 'whose' }).lean()).toMatchObject({
      ...{ owner: '', verifiedUntil: new Date('2026-12-31T00:00:00.000Z') },
    });
    const wrong = { 'articles/w.md': article(front.replace('2026-12-31', 'soon')) };
    const { errors, warnings } = await load(wrong, client(two));
    expect(errors).toMatchObject([{ message: 'verifiedUntil: Must be a day such as 2026-12-31' }]);
    expect(warnings).toEqual([]);
  });
});

test('a medium that is not as it was exported is refused, and with it the whole import', async () => {
  const path = `media/${'0'.repeat(32)}/list.csv`;
  const files = { [path]: 'a,b', 'tags.yaml': '- name: Beside a bad file\n' };
  const message = expect.stringContaining('differs from the exported one');
  for (const answer of [await dryRun(files), await load(files)]) {
    expect(answer.errors).toEqual([{ file: path, message }]);
  }
  // Its name says what it is, and it is none.
  const hash = createHash('sha256').update('no drawing').digest('hex').slice(0, 32);
  const unsafe = { [`media/${hash}/a.svg`]: 'no drawing', 'tags.yaml': files['tags.yaml'] };
  expect(await load(unsafe)).toMatchObject({ created: [], media: 0, errors: [{}] });
  expect((await api.admin.tags.list({ q: 'Beside a bad file' })).total).toBe(0);
});

test('a dry run tells each change, and writes nothing; then it is written', async () => {
  const files = filesOf(await exported());
  const path = 'articles/getting-started/first-quote-to-job.md';
  const source = String(files[path]);
  const changed: Files = {
    [path]: source
      .replace(/^title: .*$/m, 'title: From quote to job')
      .replace(/^isFeatured: .*$/m, 'isFeatured: true')
      .replace('category: Getting Started', 'category: New Shelf')
      .replace(/^related: .*$/m, 'related: [brand-new]'),
    'categories/new-shelf.md': article('name: New Shelf', 'For all that is new.'),
    'articles/new-shelf/brand-new.md': article(
      'title: Brand new\nslug: brand-new\ncategory: New Shelf\ntags: [a, b]\nisPublished: true',
      '## Hello',
    ),
    'tags.yaml': '- name: fresh\n',
  };
  const before = await exported();
  const plan = await dryRun(changed);
  expect(plan.errors).toEqual([]);
  expect(plan.created).toEqual([
    { file: 'categories/new-shelf.md', resource: 'categories', title: 'New Shelf' },
    { file: 'articles/new-shelf/brand-new.md', resource: 'articles', title: 'Brand new' },
    { file: 'tags.yaml', resource: 'tags', title: 'fresh' },
  ]);
  expect(plan.updated).toHaveLength(1);
  const fields = Object.fromEntries(
    (plan.updated[0]?.fields ?? []).map(({ name, before: from, after }) => [name, [from, after]]),
  );
  expect(fields).toMatchObject({
    title: [expect.any(String), 'From quote to job'],
    category: ['Getting Started', 'New Shelf'],
    related: [[], ['brand-new']],
  });
  expect(Buffer.compare(await exported(), before)).toBe(0);

  const answer = await load(changed);
  expect(answer.errors).toEqual([]);
  expect(answer.created).toHaveLength(3);
  expect(answer.updated).toEqual(plan.updated);
  const page = await api.help.articles.get('first-quote-to-job');
  expect(page).toMatchObject({ title: 'From quote to job', category: { name: 'New Shelf' } });
  expect(page.related[0]?.slug).toBe('brand-new');
  expect((await api.help.articles.get('brand-new')).html).toContain('Hello');
  const { current, total } = await api.admin.revisions.list(page.id);
  expect([current.savedBy, total]).toEqual(['editor', 1]);
  expect(await dryRun(changed)).toMatchObject({ created: [], updated: [], unchanged: 4 });
});

test('what was changed here since the export stays, unless it is asked for', async () => {
  const { createDocument } = app;
  const [first, second] = await Promise.all(
    ['Old?', 'Older?'].map((question) => createDocument('faqs', buildFaq({ question }))),
  );
  const zip = new Blob([await exported()]);
  for (const one of [first, second]) await api.admin.faqs.update(one?.id ?? '', { answer: 'Now.' });
  const { importExport } = api;
  const plan = await importExport.import(zip, { dryRun: true });
  expect(plan).toMatchObject({ created: [], updated: [], errors: [] });
  expect(plan.kept.map(({ id }) => id).sort()).toEqual([first?.id, second?.id].sort());
  expect(plan.kept[0]).toMatchObject({
    changedAt: expect.stringMatching(/^20/),
    changedBy: 'editor',
    fields: [{ name: 'answer', before: 'Now.', after: 'Yes, **always**.' }],
  });
  const take = [String(first?.id).toUpperCase()];
  expect(await importExport.import(zip, { dryRun: true, take })).toMatchObject({
    updated: [{ id: first?.id }],
    kept: [{ id: second?.id }],
  });
  expect(await importExport.import(zip, { dryRun: false, take })).toMatchObject({
    updated: [{ id: first?.id }],
    kept: [{ id: second?.id }],
  });
  const answers = await Promise.all(
    [first, second].map(async (one) => (await api.admin.faqs.get(one?.id ?? '')).answer),
  );
  expect(answers).toEqual(['Yes, **always**.', 'Now.']);
  const faq = { question: 'Not newer here?', answer: 'Now.' };
  const { id } = await createDocument('faqs', buildFaq(faq));
  const other = { 'faqs/x.md': article(`id: ${id}\nquestion: ${faq.question}`, 'Then.') };
  expect(await dryRun(other)).toMatchObject({ updated: [{ id }], kept: [] });
  const choices = { dryRun: false, keep: [id] };
  expect(await importExport.import(zipOf(other), choices)).toMatchObject({
    updated: [],
    kept: [{ id, fields: [{ name: 'answer', before: 'Now.', after: 'Then.' }] }],
  });
  expect((await api.admin.faqs.get(id)).answer).toBe('Now.');
  expect(await load(other)).toMatchObject({ updated: [{ id }], kept: [] });
  expect((await api.admin.faqs.get(id)).answer).toBe('Then.');
  await expect(
    importExport.import(zip, { dryRun: true, take: [`${id}.answer`] }),
  ).rejects.toMatchObject({ status: 400 });
  await expect(importExport.import(zip, { dryRun: true, take: ['x'] })).rejects.toMatchObject({
    status: 400,
    fields: { take: 'Must be ids separated by commas' },
  });
});

test('a slug that a file changes leaves a redirect; a renamed category keeps its contents', async () => {
  const { articles } = await api.admin.articles.list({ q: 'Brand new' });
  const files = filesOf(await exported());
  await load({
    'articles/new-shelf/brand-new.md': String(files['articles/new-shelf/brand-new.md']).replace(
      /^slug: .*$/m,
      'slug: newer',
    ),
    'categories/new-shelf.md': String(files['categories/new-shelf.md']).replace(
      /^name: .*$/m,
      'name: Shelf of News',
    ),
  });
  expect((await api.help.articles.get('brand-new')).slug).toBe('newer');
  expect((await api.help.articles.get('newer')).category?.name).toBe('Shelf of News');
  expect((await api.admin.articles.get(String(articles[0]?.id))).slug).toBe('newer');
});

describe('what is wrong with the files is told by file, and nothing is written', () => {
  const category = 'category: Getting Started';
  test.each<[string, Files, string | RegExp]>([
    ['no fields', { 'faqs/x.md': article('- a') }, 'The front matter must name fields'],
    ['broken YAML', { 'faqs/x.md': article('question: [') }, /^Not valid YAML/],
    ['no list', { 'tags.yaml': 'name: x' }, 'Must be a list'],
    ['an entry that is none', { 'tags.yaml': '- x' }, 'Entry 1: must name fields'],
    ['a missing field', { 'faqs/x.md': article('order: 1') }, 'question: '],
    ['an unknown field', { 'faqs/x.md': article('question: a\nviews: 9') }, 'views: Unknown field'],
    ['a hidden field', { 'articles/x.md': article(`title: a\n${category}\nhtml: x`) }, 'html: '],
    ['an operator', { 'tags.yaml': '- name: {$ne: 1}' }, /^Entry 1: name: /],
    ['a wrong id', { 'tags.yaml': '- name: a\n  id: x' }, 'Entry 1: id: Not a valid id'],
    ['no category', { 'articles/x.md': article('title: a') }, 'category: Required'],
    [
      'an unknown category',
      { 'articles/x.md': article('title: a\ncategory: Nowhere') },
      'category: There is no category "Nowhere"',
    ],
    [
      'an unknown related article',
      { 'articles/x.md': article(`title: a\n${category}\nrelated: [nowhere]`) },
      'related: There is no article "nowhere"',
    ],
    [
      'a name that two have',
      { 'faqs/x.md': article('question: Twice?') },
      'More than one document has this name',
    ],
    [
      'two files for one document',
      {
        'tags.yaml':
          '- {name: x, id: aaaaaaaaaaaaaaaaaaaaaaaa}\n- {name: y, id: aaaaaaaaaaaaaaaaaaaaaaaa}',
      },
      'Entry 2: Another file describes the same document',
    ],
    [
      'one slug twice',
      {
        'articles/a.md': article(`title: a\nslug: same\nid: ${'a'.repeat(24)}\n${category}`),
        'articles/b.md': article(`title: b\nslug: same\nid: ${'b'.repeat(24)}\n${category}`),
      },
      'slug: Already in use',
    ],
    [
      'one tag in two cases',
      { 'tags.yaml': '- name: Die\n- name: die' },
      'Entry 2: name: Already in use',
    ],
    [
      'one name in two cases',
      {
        'categories/a.md': article('name: Two cases'),
        'categories/b.md': article('name: TWO  cases'),
      },
      'name: Already in use',
    ],
    [
      'an end before the start',
      {
        'announcements/x.md': article(
          'title: x\nactiveFrom: 2026-02-01T00:00:00Z\nactiveUntil: 2026-01-01T00:00:00Z',
        ),
      },
      'activeUntil: Must be after the start',
    ],
  ])('%s', async (_what, files, message) => {
    const { current } = app.content;
    const good = { 'tags.yaml': '- name: never-written\n', ...files };
    const found = (await errorsOf(good)).join('\n');
    if (message instanceof RegExp) expect(found).toMatch(message);
    else expect(found).toContain(message);
    const answer = await load(good);
    expect(answer).toMatchObject({ created: [], updated: [] });
    expect(answer.errors.length).toBeGreaterThan(0);
    expect(app.content.current).toBe(current);
  });
});

test('all that is wrong with a file is told at once', async () => {
  const front = [
    'title: [x]',
    'category: Nowhere',
    'readTime: long',
    'related: [nowhere, nobody]',
    'createdAt: yesterday',
    'autor: Kim',
    'views: 9',
  ];
  const files = {
    'articles/x.md': article(front.join('\n')),
    'tags.yaml': '- category: a\n- name: b\n  color: red\n- 1',
  };
  const { errors } = await dryRun({ 'articles/x.md': files['articles/x.md'] });
  expect(errors.map(({ message }) => message)).toEqual([
    'autor: Unknown field',
    'views: Unknown field',
    'createdAt: Must be an ISO 8601 date-time',
    'related: There is no article "nowhere"',
    'related: There is no article "nobody"',
    'category: There is no category "Nowhere"',
    'title: Must be text',
    'readTime: Must be a number',
  ]);
  expect(await errorsOf({ 'tags.yaml': files['tags.yaml'] })).toEqual([
    'Entry 3: must name fields',
  ]);
  expect(await errorsOf({ 'tags.yaml': files['tags.yaml'].replace('\n- 1', '') })).toEqual([
    'Entry 1: name: Required',
    'Entry 2: color: Unknown field',
  ]);
});

test('YAML that cannot be read is explained by line, without words of the parser', async () => {
  const front = 'title: Fold: how\nsummary: "x\n  y"\ntags: @home\nslug: a\nslug: b';
  expect(await errorsOf({ 'articles/x.md': article(front) })).toEqual([
    expect.stringMatching(/^Not valid YAML, line 2: A value with a colon in it needs quotation/),
    expect.stringMatching(/^Not valid YAML, line 5: A value that starts with @/),
    'Not valid YAML, line 7: This field appears twice',
  ]);
});

test('a new file that is imported twice stays one article, known by its name', async () => {
  const files = {
    'articles/getting-started/fresh-ideas.md': article(
      'title: Ideas of the week\ncategory: Getting Started',
    ),
  };
  expect(await load(files)).toMatchObject({ created: [{ title: 'Ideas of the week' }] });
  expect(await dryRun(files)).toMatchObject({ created: [], updated: [], unchanged: 1 });
  const renamed = { ...files };
  for (const name of Object.keys(files)) {
    renamed[name as keyof typeof files] = article('title: Better ideas\ncategory: Getting Started');
  }
  expect(await load(renamed)).toMatchObject({ created: [], updated: [{ title: 'Better ideas' }] });
  const { articles } = await api.admin.articles.list({ q: 'ideas' });
  expect(articles).toMatchObject([{ slug: 'fresh-ideas', title: 'Better ideas' }]);
  await api.admin.articles.remove(String(articles[0]?.id));
});

test('a packed folder is understood, and what programs leave beside it passed over', async () => {
  const tag = '- name: packed\n';
  const files = {
    'help/tags.yaml': tag,
    'help/.DS_Store': 'x',
    '__MACOSX/help/._tags.yaml': 'x',
    'help/faqs/x.md': article('question: Packed?'),
  };
  expect(await dryRun(files)).toMatchObject({ errors: [], created: [{}, {}] });
});

test('files that no export has are ignored and named', async () => {
  const strays = {
    'notes.txt': 'x',
    'README.md': '# How to import',
    'articles/README.md': 'x',
    'articles/readme.md': '# Articles',
    'articles/prepress/_index.md': '',
    'faqs/LICENSE.md': 'x',
    'faqs/CHANGELOG.md': '# Changes\n\n---\n',
    'categories/index.md': '\uFEFFx',
    '.gitignore': 'x',
    '.DS_Store': 'x',
    'articles/../../etc/x.md': article('title: x'),
    '/articles/x.md': article('title: x'),
    'articles/.hidden.md': article('title: x'),
    'users/admin.md': article('username: admin'),
    'large.bin': 'x'.repeat(2 * 1024 * 1024),
  };
  const answer = await dryRun({ ...strays, 'tags.yaml': '- name: beside strays\n' });
  expect(answer).toMatchObject({ errors: [], created: [{ title: 'beside strays' }] });
  expect([...answer.ignored].sort()).toEqual(Object.keys(strays).sort());
  const others = { 'notes.txt': 'x', '.gitignore': 'x' };
  expect(await dryRun(others)).toMatchObject({ errors: [], created: [] });
});

test('backslashes in names are read as slashes', async () => {
  const files = {
    'help\\tags.yaml': '- name: from PowerShell\n',
    'help\\faqs\\x.md': article('question: Backslash?'),
  };
  expect(await dryRun(files)).toMatchObject({ errors: [], ignored: [], created: [{}, {}] });
});

test('exports have names that every system can unpack, and come back to the same slugs', async () => {
  const one = await createTestApp();
  const { createDocument } = one;
  const name = '가나다라마바사아자차카타파하 '.repeat(6).trim();
  const { id: categoryId } = await createDocument('categories', buildCategory({ name }));
  const slugs = ['prn', 'con', 'com1', 'lpt9', 'console', '인쇄-'.repeat(40).slice(0, 119)];
  for (const slug of slugs) await createDocument('articles', buildArticle({ categoryId, slug }));
  const files = filesOf(await exported(client(one)));
  for (const path of Object.keys(files)) {
    for (const part of path.split('/')) {
      expect(Buffer.byteLength(part)).toBeLessThan(256);
      expect(part).not.toMatch(/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|[. ]$/i);
    }
  }
  expect(Object.keys(files)).toContainEqual(expect.stringMatching(/\/_prn\.md$/));
  const two = await createTestApp();
  const unnamed = Object.entries(files).map(([path, text]) => [
    path,
    /\/_?(?:prn|con|com1|lpt9|console)\.md$/.test(path)
      ? text.replace(/^(?:id|slug): .*\n/gm, '')
      : text,
  ]);
  expect((await load(Object.fromEntries(unnamed), client(two))).errors).toEqual([]);
  const stored = await two.models.articles.find().select('slug').lean();
  expect(stored.map(({ slug }) => slug).sort()).toEqual([...slugs].sort());
  await Promise.all([one.stop(), two.stop()]);
});

async function send(file: Uint8Array | undefined, { query = 'dryRun=false', token = '' } = {}) {
  const form = new FormData();
  if (file) form.append('file', new Blob([file as never], { type: 'application/zip' }), '../x.zip');
  const response = await fetch(`${app.baseUrl}/api/admin/help/import?${query}`, {
    method: 'POST',
    // The server may have closed an idle connection while a zip file was made in the same process.
    headers: { Authorization: `Bearer ${token || app.adminToken}`, Connection: 'close' },
    body: form,
  });
  return { status: response.status, body: (await response.json()) as ImportAnswer };
}

/** A zip file whose directory says that its one file has `size` bytes. */
function claiming(size: number) {
  const zip = zipSync({ 'tags.yaml': new Uint8Array(2_000) });
  const view = new DataView(zip.buffer, zip.byteOffset);
  const at = zip.findLastIndex(
    (_byte, i) => i < zip.length - 46 && view.getUint32(i) === 0x504b0102,
  );
  view.setUint32(at + 24, size, true);
  return zip;
}

/** A zip file whose directory lists one stored file of 1 MB again and again. */
function overlapping(times: number) {
  const zip = Buffer.from(zipSync({ 'faqs/a.md': new Uint8Array(1_000_000) }, { level: 0 }));
  const end = zip.length - 22;
  const at = zip.readUInt32LE(end + 16);
  const entries = Array.from({ length: times }, (_, index) => {
    const entry = Buffer.from(zip.subarray(at, end));
    entry.write(String.fromCharCode(97 + (index % 26)), 46 + 'faqs/'.length);
    return entry;
  });
  const tail = Buffer.from(zip.subarray(end));
  tail.writeUInt16LE(times, 8);
  tail.writeUInt16LE(times, 10);
  tail.writeUInt32LE(times * (end - at), 12);
  return new Uint8Array(Buffer.concat([zip.subarray(0, at), ...entries, tail]));
}

test('hostile uploads are refused and bounded', async () => {
  const large = new Uint8Array(1024 * 1024 + 1).fill(32);
  const many = Object.fromEntries(
    Array.from({ length: 20_001 }, (_, index) => [`tags/${index}`, new Uint8Array()]),
  );
  const full = Object.fromEntries(
    Array.from({ length: 70 }, (_, index) => [`faqs/${index}.md`, large.subarray(0, 1_000_000)]),
  );
  const cases: [string, Uint8Array | undefined, number][] = [
    ['nothing', undefined, 400],
    ['no zip file', strToU8('PK nothing'), 400],
    ['a truncated one', zipSync({ 'tags.yaml': strToU8('- name: x') }).subarray(0, 40), 400],
    ['a large file', zipSync({ 'tags.yaml': large }), 413],
    ['a bomb', zipSync(full, { level: 1 }), 413],
    ['many files', zipSync(many, { level: 0 }), 413],
    ['a directory that lies high', claiming(4_000_000_000), 413],
    ['files that share their bytes', overlapping(5_000), 413],
    ['more than 50 MB', new Uint8Array(50 * 1024 * 1024 + 100_000), 413],
  ];
  for (const [what, file, status] of cases) {
    expect([what, (await send(file)).status]).toEqual([what, status]);
  }
  const low = await send(claiming(3), { query: 'dryRun=true' });
  expect(low).toMatchObject({
    status: 400,
    body: { error: { fields: { file: 'The zip file is damaged' } } },
  });
  const binary = zipSync({ 'faqs/x.md': new Uint8Array([0xff, 0xfe, 0x00]) });
  expect((await send(binary)).body.errors).toEqual([
    { file: 'faqs/x.md', message: 'Not a text in UTF-8' },
  ]);
});

test('only staff export and import, and dryRun must be said', async () => {
  for (const [method, path] of [
    ['GET', 'export'],
    ['POST', 'import?dryRun=true'],
  ] as const) {
    expect((await app.call(method, `/api/admin/help/${path}`)).status).toBe(401);
  }
  expect((await send(undefined, { token: 'a.b.c' })).status).toBe(401);
  const zip = zipSync({ 'tags.yaml': strToU8('- name: x') });
  for (const query of [
    '',
    'dryRun=',
    'dryRun=maybe',
    'dryRun=true&dryRun=false',
    'dryRun=true&x=1',
  ]) {
    expect([query, (await send(zip, { query })).status]).toEqual([query, 400]);
  }
  const json = await app.call('POST', '/api/admin/help/import?dryRun=true', {
    body: {},
    token: app.adminToken,
  });
  expect(json.status).toBe(415);
});

test('one import at a time', async () => {
  const release = await app.parts.importExport.admit();
  expect((await send(zipSync({}))).status).toBe(409);
  release();
});

test('a dry run tells what depends on articles that the files unpublish or rename', async () => {
  const { createDocument } = app;
  const categoryId = (await createDocument('categories', buildCategory())).id;
  const made = await createDocument('articles', buildArticle({ categoryId, slug: 'imp-target' }));
  const content = '[x](/help/articles/imp-target)';
  await createDocument('articles', buildArticle({ categoryId, title: 'Refers', content }));
  const changed = (front: string) =>
    dryRun({ 'articles/x.md': article(`id: ${made.id}\ntitle: Same\n${front}`) });
  const expected = [{ source: 'articleLinks', total: 1, items: [{ title: 'Refers' }] }];
  expect((await changed('isPublished: false')).impact).toMatchObject(expected);
  expect((await changed('slug: imp-moved')).impact).toMatchObject(expected);
  expect((await changed('summary: Another')).impact).toEqual([]);
});
