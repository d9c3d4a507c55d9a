import { type Article, type ArticlePage, articlePath, type SlugCheck } from '@pressline/shared-api';
import { createTestApp, type TestApp } from '../createTestApp';
import { buildArticle, buildCategory } from '../factories';

let app: TestApp;
let categoryId: string;

beforeAll(async () => {
  app = await createTestApp();
  categoryId = (await app.createDocument('categories', buildCategory())).id;
});
afterAll(() => app.stop());

const staff = <Body>(method: string, path: string, body?: unknown) =>
  app.call<Body>(method, `/api/admin/help/articles${path}`, { body, token: app.adminToken });
const add = async (title: string, slug = '') => {
  const body = buildArticle({ categoryId, title, slug });
  return (await staff<Article>('POST', '', body)).body;
};
const read = (slug: string) => app.call<ArticlePage>('GET', `/api${articlePath(slug)}`);
const check = async (query: Record<string, string>) =>
  (await staff<SlugCheck>('GET', `/slug-check?${new URLSearchParams(query)}`)).body;

test.each(['색상 관리', 'ガイド', 'การพิมพ์สี', 'हिन्दी में', 'Большой ёж', 'サーバー'])(
  'the address that a title gets is the one that readers type: %s',
  async (title) => {
    const { slug } = await add(title);
    const typed = title.toLowerCase().replace(' ', '-');
    expect(slug).toBe(typed.normalize('NFC'));
    expect((await read(typed)).body.slug).toBe(slug);
    expect((await read(typed.normalize('NFD'))).body.slug).toBe(slug);
    for (const form of ['NFC', 'NFD']) {
      expect(await check({ slug: typed.normalize(form) })).toMatchObject({ slug, isFree: false });
    }
    const own = await add('Typed by hand', `${typed.normalize('NFD')}-2`);
    expect(own.slug).toBe(`${slug}-2`);
  },
);

test.each([
  ['راهنمای می\u200cخواهم', 'راهنمای-میخواهم'],
  ['क्\u200dष रंग', 'क्ष-रंग'],
])(
  'joiners that a title has are not in its address, and do no harm there: %s',
  async (title, slug) => {
    expect((await add(title)).slug).toBe(slug);
    const typed = title.replace(' ', '-');
    expect((await read(typed)).body.slug).toBe(slug);
    expect(await check({ slug: typed })).toMatchObject({ slug, isFree: false });
    expect((await add('By hand', `${typed}-2`)).slug).toBe(`${slug}-2`);
    const content = `[x](${articlePath(typed)}) and [y](/help/articles/${typed})`;
    const { id } = (await staff<Article>('POST', '', buildArticle({ categoryId, content }))).body;
    const stored = await app.models.articles.findById(id).select('linksTo').lean();
    expect(stored?.linksTo).toEqual([`/help/articles/${slug}`]);
  },
);

test('titles that differ by a mark alone have different addresses', async () => {
  const slugs = await Promise.all(
    ['パン', 'ハン', 'バン', 'елка', 'ёлка'].map((title) => add(title)),
  );
  expect(slugs.map(({ slug }) => slug)).toEqual(['パン', 'ハン', 'バン', 'елка', 'ёлка']);
});

test.each(['Upper', 'a--b', '-a', 'a b', 'a_b', 'ｗide', '\u0301a'])(
  'a typed slug that is none is refused: %s',
  async (slug) => {
    const answer = await staff('POST', '', buildArticle({ categoryId, slug }));
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { fields: { slug: 'Use lowercase letters, digits and single hyphens' } } },
    });
  },
);

test('a link that is written with letters and marks apart leads to the article', async () => {
  await add('컬러', '컬러');
  const content = `[x](${articlePath('컬러'.normalize('NFD'))})`;
  const { id } = (await staff<Article>('POST', '', buildArticle({ categoryId, content }))).body;
  const stored = await app.models.articles.findById(id).select('linksTo').lean();
  expect(stored?.linksTo).toEqual(['/help/articles/컬러']);
});
