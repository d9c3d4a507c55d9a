import {
  type FieldDefinition,
  type Fields,
  type ResourceKey,
  resources,
} from '@pressline/shared-api';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildBody, buildCategory } from '../factories';

let app: TestApp;
let categoryId: string;

beforeAll(async () => {
  app = await createTestApp();
  const category = await app.createDocument('categories', buildCategory());
  categoryId = category.id;
});
afterAll(() => app.stop());

const HOSTILE: unknown[] = [
  { $ne: null },
  { $gt: '' },
  { $where: 'sleep(1000)' },
  { $regex: '.*' },
  [{ $ne: 1 }],
  ['a', 'b'],
  { __proto__: { isAdmin: true } },
  { constructor: { prototype: {} } },
  'text\u0000with NUL',
  '\uD800',
  1e308,
  -1,
  1.5,
  null,
  true,
  'x'.repeat(200_000),
];

describe.each(Object.keys(resources) as ResourceKey[])('%s', (key) => {
  const resource = resources[key];
  const path = resource.adminPath;
  const fields = resource.fields as Fields;
  const title = resource.titleField;
  const canChangeTitle = key !== 'users';
  const token = () => (resource.access.write === 'super_admin' ? app.superToken : app.adminToken);
  const body = () => buildBody(resources[key], categoryId) as Record<string, unknown>;
  const create = async () => {
    const { body: created } = await app.call<{ id: string; version: number }>('POST', path, {
      body: body(),
      token: token(),
    });
    return created;
  };

  test('create answers the document with every default', async () => {
    const given = body();
    const { status, body: created } = await app.call('POST', path, { body: given, token: token() });
    expect(status).toBe(201);
    expect(created).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{24}$/), version: 1 });
    expect(created[title]).toBe(given[title]);
    expect(created.savedBy).toBe(resource.access.write === 'super_admin' ? 'admin' : 'editor');
    for (const [name, field] of Object.entries(fields)) {
      const isShown = field.mode !== 'hidden' && field.mode !== 'writeOnly';
      expect([name, name in created]).toEqual([name, isShown]);
      if (
        'default' in field &&
        field.default !== 'now' &&
        given[name] === undefined &&
        field.default
      ) {
        expect([name, created[name]]).toEqual([name, field.default]);
      }
    }
  });

  test('get, list, update and remove', async () => {
    const created = await create();
    const got = await app.call('GET', `${path}/${created.id}`, { token: token() });
    expect(got.body).toEqual(created);

    const list = await app.call('GET', path, { token: token() });
    const documents = list.body[resource.name] as { id: string }[];
    expect(documents.map(({ id }) => id)).toContain(created.id);
    expect(list.body.total).toBe(documents.length);

    const change = canChangeTitle ? { [title]: 'changed' } : { fullName: 'changed' };
    const updated = await app.call('PUT', `${path}/${created.id}`, {
      body: { ...created, ...change },
      token: token(),
    });
    expect(updated.status).toBe(200);
    expect(updated.body).toMatchObject({ ...change, version: 2 });

    const removed = await app.call('DELETE', `${path}/${created.id}`, { token: token() });
    expect(removed).toMatchObject({ status: 200, body: { id: created.id } });
    const gone = await app.call('GET', `${path}/${created.id}`, { token: token() });
    expect(gone).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
  });

  test('required fields and bounds are enforced, each named in the answer', async () => {
    const { status, body: answer } = await app.call('POST', path, { body: {}, token: token() });
    const required = Object.keys(fields).filter((name) =>
      ['required', 'writeOnly'].includes(fields[name]?.mode ?? ''),
    );
    const named = Object.keys((answer.error as { fields: object }).fields);
    expect(status).toBe(400);
    expect(named.sort()).toEqual(required.sort());

    const tooMuch = (field: FieldDefinition) => {
      if ('maxLength' in field && field.kind !== 'stringList')
        return 'x'.repeat(field.maxLength + 1);
      if (field.kind === 'integer') return field.max + 1;
      if (field.kind !== 'stringList') return 'no such value';
      return Array.from({ length: field.maxItems + 1 }, (_, index) => `tag${index}`);
    };
    const given = Object.entries(fields).filter(
      ([, { mode }]) => mode !== 'server' && mode !== 'hidden',
    );
    const refused = await app.call('POST', path, {
      body: Object.fromEntries(given.map(([name, field]) => [name, tooMuch(field)])),
      token: token(),
    });
    expect(refused.status).toBe(400);
    expect(refused.body.error).toMatchObject({
      fields: Object.fromEntries(given.map(([name]) => [name, expect.any(String)])),
    });
  });

  test('unknown and hidden fields are refused, server fields are not taken over', async () => {
    const serverOnly: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(fields)) {
      if (field.mode === 'server') serverOnly[name] = 4711;
      if (field.mode !== 'hidden') continue;
      const answer = await app.call('POST', path, {
        body: { ...body(), [name]: 'x' },
        token: token(),
      });
      expect([name, answer.status]).toEqual([name, 400]);
    }
    for (const name of ['$set', '$rename', 'isAdmin', '_id', '__v']) {
      const answer = await app.call('POST', path, {
        body: { ...body(), [name]: {} },
        token: token(),
      });
      expect([name, answer.status]).toEqual([name, 400]);
    }
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const answer = await app.call('POST', path, { body: `{"${name}":1}`, token: token() });
      const { fields: named } = answer.body.error as { fields: Record<string, string> };
      expect([name, answer.status, Object.entries(named)]).toEqual([
        name,
        400,
        expect.arrayContaining([[name, 'Unknown field']]),
      ]);
    }
    const { status, body: created } = await app.call('POST', path, {
      body: { ...body(), ...serverOnly, id: 'f'.repeat(24), version: 99, createdAt: '2001-01-01' },
      token: token(),
    });
    expect(status).toBe(201);
    expect(created.version).toBe(1);
    expect(created.id).not.toBe('f'.repeat(24));
    for (const name of Object.keys(serverOnly)) expect(created[name]).not.toBe(4711);
  });

  test('hostile values in every field and parameter never raise a server error', async () => {
    const created = await create();
    const put = async (names: readonly string[], value: unknown) => {
      const { status, body: answer } = await app.call('PUT', `${path}/${created.id}`, {
        body: Object.fromEntries(names.map((name) => [name, value])),
        token: token(),
      });
      expect([names, value, status < 500]).toEqual([names, value, true]);
      return { status, fields: (answer.error as { fields?: object } | undefined)?.fields ?? {} };
    };
    for (const value of HOSTILE) {
      // All together, then those that no answer has named; alone, when these are refused as a whole.
      let names = [...Object.keys(fields), 'version', 'id'];
      while (names.length > 0) {
        const { status, fields: refused } = await put(names, value);
        const others = names.filter((name) => !(name in refused));
        if (others.length === names.length) {
          if (status >= 300) await Promise.all(names.map((name) => put([name], value)));
          break;
        }
        names = others;
      }
    }
    const queries = [
      'q[$ne]=1',
      'q=a&q=b',
      'q=%00',
      'q=.*%2B(%5B',
      'page=0',
      'page=1e9',
      'limit=-1',
      'limit=NaN',
      'sort=$where',
      'sort=passwordHash',
      'sort[$gt]=',
      'categoryId[$ne]=x',
      'published=maybe',
    ];
    for (const query of queries) {
      const answer = await app.call('GET', `${path}?${query}`, { token: token() });
      expect([query, [200, 400]]).toEqual([query, expect.arrayContaining([answer.status])]);
    }
  });

  test('a stale version answers 409 with the current record; another id answers 400', async () => {
    const created = await create();
    const url = `${path}/${created.id}`;
    const change = canChangeTitle ? { [title]: 'first' } : { fullName: 'first' };
    await app.call('PUT', url, { body: { ...change, version: 1 }, token: token() });
    const stale = await app.call('PUT', url, { body: { ...change, version: 1 }, token: token() });
    expect(stale).toMatchObject({
      status: 409,
      body: { error: { code: 'conflict' }, current: { ...change, id: created.id, version: 2 } },
    });
    const other = await app.call('PUT', url, { body: { id: '0'.repeat(24) }, token: token() });
    expect(other.status).toBe(400);
    const lastWins = await app.call('PUT', url, { body: change, token: token() });
    expect(lastWins).toMatchObject({ status: 200, body: { version: 3 } });
  });

  test('an update that says nothing changes nothing', async () => {
    const created = await create();
    const url = `${path}/${created.id}`;
    const before = app.content.current;
    for (const said of [{}, { version: 1 }, { id: created.id, createdAt: '2001-01-01' }]) {
      const answer = await app.call('PUT', url, { body: said, token: token() });
      expect(answer).toMatchObject({ status: 200, body: created });
    }
    expect(app.content.current).toBe(before);
    expect((await app.call('GET', url, { token: token() })).body).toEqual(created);
    const stale = await app.call('PUT', url, { body: { version: 7 }, token: token() });
    expect(stale).toMatchObject({ status: 409, body: { current: created } });
    const gone = await app.call('PUT', `${path}/${'0'.repeat(24)}`, { body: {}, token: token() });
    expect(gone.status).toBe(404);
  });

  test('nothing is open to strangers or to the wrong role', async () => {
    const created = await create();
    const calls: [string, string][] = [
      ['GET', path],
      ['POST', path],
      ['GET', `${path}/${created.id}`],
      ['PUT', `${path}/${created.id}`],
      ['DELETE', `${path}/${created.id}`],
    ];
    for (const [method, url] of calls) {
      const given = method === 'POST' || method === 'PUT' ? { body: body() } : {};
      expect((await app.call(method, url, given)).status).toBe(401);
      expect((await app.call(method, url, { ...given, token: 'a.b.c' })).status).toBe(401);
      if (resource.access.write !== 'super_admin') continue;
      expect((await app.call(method, url, { ...given, token: app.adminToken })).status).toBe(403);
    }
  });

  test('pages, sorts and searches the list', async () => {
    await create();
    await create();
    const page = await app.call('GET', `${path}?limit=1&page=2&sort=-createdAt`, {
      token: token(),
    });
    expect(page.body[resource.name]).toHaveLength(1);
    expect(page.body.total).toBeGreaterThan(1);
    const none = await app.call('GET', `${path}?q=no-such-text-anywhere`, { token: token() });
    expect(none.body).toEqual({ [resource.name]: [], total: 0 });
  });
});

describe.each(Object.keys(resources) as ResourceKey[])('the list of %s', (key) => {
  const resource = resources[key];
  const fields: Fields = resource.fields;
  type Listed = Record<string, unknown> & { id: string };

  async function list(query: string) {
    const { status, body } = await app.call('GET', `${resource.adminPath}?${query}`, {
      token: app.superToken,
    });
    return { status, total: body.total, documents: body[resource.name] as Listed[] };
  }
  const ids = async (query: string) => (await list(query)).documents.map(({ id }) => id);

  beforeAll(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await app.engine.create(key, buildBody(resources[key], categoryId));
    }
  });

  test('its pages are the whole list, each document once, in either direction', async () => {
    for (const sort of ['', 'createdAt', '-updatedAt', `-${resource.titleField}`]) {
      const whole = await ids(`sort=${sort}`.replace(/^sort=$/, ''));
      const paged: string[] = [];
      for (let page = 1; page <= Math.ceil(whole.length / 2); page += 1) {
        const part = await list(`limit=2&page=${page}${sort && `&sort=${sort}`}`);
        expect(part.total).toBe(whole.length);
        paged.push(...part.documents.map(({ id }) => id));
      }
      expect(paged).toEqual(whole);
      expect(new Set(paged).size).toBe(whole.length);
    }
    expect(await list('page=1000')).toMatchObject({ status: 200, documents: [] });
  });

  test('it sorts by every field that is shown and by no other', async () => {
    for (const [name, field] of Object.entries(fields)) {
      const isShown = field.mode !== 'hidden' && field.mode !== 'writeOnly';
      for (const sort of [name, `-${name}`]) {
        expect([sort, (await list(`sort=${sort}`)).status]).toEqual([sort, isShown ? 200 : 400]);
      }
    }
    const isKeyed = `${resource.titleField}Key` in fields;
    const title = (await list(`sort=${resource.titleField}`)).documents.map((one) => {
      const text = String(one[resource.titleField]);
      return isKeyed ? text.toLowerCase() : text;
    });
    expect(title).toEqual([...title].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  });

  test('q finds a text in each searchable field, without regard to case', async () => {
    const searchable = Object.entries(fields).filter(
      ([, field]) => 'searchable' in field && field.searchable,
    );
    expect(searchable.map(([name]) => name)).toContain(resource.titleField);
    const [newest] = (await list('sort=-createdAt&limit=1')).documents;
    for (const [name] of searchable) {
      const text = String([newest?.[name]].flat()[0] ?? '');
      if (!text) continue;
      expect(await ids(`q=${encodeURIComponent(text.toUpperCase())}`)).toContain(newest?.id);
    }
  });

  test('categoryId and published are offered where there is something to choose', async () => {
    const hasCategory = 'categoryId' in fields;
    for (const query of ['categoryId=all', 'categoryId=', `categoryId=${categoryId}`]) {
      expect([query, (await list(query)).status]).toEqual([query, hasCategory ? 200 : 400]);
    }
    if (hasCategory) {
      const own = await list(`categoryId=${categoryId}&limit=1`);
      expect(own.documents[0]?.categoryId).toBe(categoryId);
      expect(own.total).toBeGreaterThan(2);
      expect(await ids(`categoryId=${'0'.repeat(24)}`)).toEqual([]);
      expect(await ids('categoryId=all')).toEqual(await ids(''));
    }
    const isPublished = await list('published=true');
    expect(isPublished.status).toBe('isPublished' in fields ? 200 : 400);
  });
});

test('100 parallel updates of the same version have one winner', async () => {
  const tag = await app.createDocument('tags', { name: 'raced' });
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      app.call('PUT', `/api/admin/help/tags/${tag.id}`, {
        body: { name: `raced ${index}`, version: 1 },
        token: app.adminToken,
      }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(99);
});

test('titles of articles are in the order of their letters, whatever their case', async () => {
  const sorted = ['Add zz users', 'API zz keys', 'archive zz jobs'];
  const make = (title: string) =>
    app.createDocument('articles', buildArticle({ categoryId, title }));
  const [first] = await Promise.all(sorted.toReversed().map(make));
  const titles = async () => {
    const path = '/api/admin/help/articles?q=zz&sort=title';
    const { body } = await app.call<{ articles: { title: string }[] }>('GET', path, {
      token: app.adminToken,
    });
    return body.articles.map(({ title }) => title);
  };
  expect(await titles()).toEqual(sorted);
  await app.engine.update('articles', String(first?.id), { title: 'Above zz all' });
  expect(await titles()).toEqual(['Above zz all', ...sorted.slice(0, 2)]);
});

test('with text, q finds documents that have all its words in their text, drafts too', async () => {
  const content = 'Slip sheets zq are **interleaved** by hand.\n\nPrint them (once).';
  const article = buildArticle({ categoryId, content, isPublished: false });
  const { id } = await app.createDocument('articles', article);
  const found = async (q: string, more = '') => {
    const path = `/api/admin/help/articles?q=${encodeURIComponent(q)}${more}`;
    const { body } = await app.call<{ articles: { id: string }[] }>('GET', path, {
      token: app.adminToken,
    });
    return body.articles.map((one) => one.id);
  };
  expect(await found('ONCE  zq')).toEqual([]);
  expect(await found('ONCE  zq', '&text=false')).toEqual([]);
  expect(await found('ONCE  zq', '&text=true')).toEqual([id]);
  // Characters have no meaning of their own.
  expect(await found('(once). zq', '&text=true')).toEqual([id]);
  expect(await found('interl.aved zq', '&text=true')).toEqual([]);
  const tags = await app.call('GET', '/api/admin/help/tags?text=true', { token: app.adminToken });
  expect(tags.status).toBe(400);
});
