import type { ResourceDefinition } from '../../definition/defineResource';
import { resources } from '../../resources/table';
import { createSchema, fieldErrors, listQuerySchema, updateSchema } from './schemas';

const article = { title: 'Title', categoryId: 'a'.repeat(24) };
const fieldsOf = (resource: ResourceDefinition, body: unknown) => {
  const { error } = createSchema(resource).safeParse(body);
  return error ? fieldErrors(error) : {};
};

test('a body keeps the fields that were given and nothing else', () => {
  expect(
    createSchema(resources.articles).parse({ ...article, views: 9, id: 'x', createdAt: 1 }),
  ).toEqual(article);
});

test('unknown fields and missing fields are named', () => {
  expect(fieldsOf(resources.articles, { isAdmin: true, html: 'x' })).toEqual({
    title: expect.any(String),
    categoryId: expect.any(String),
    isAdmin: 'Unknown field',
    html: 'Unknown field',
  });
  expect(fieldsOf(resources.articles, 'text')).toEqual({ body: expect.any(String) });
});

test('tags are split on commas, trimmed, and empty ones dropped', () => {
  const tags = (value: unknown) =>
    createSchema(resources.articles).parse({ ...article, tags: value }).tags;
  expect(tags('a, b,, c ,a')).toEqual(['a', 'b', 'c']);
  expect(tags([' a ', '', 'b'])).toEqual(['a', 'b']);
  expect(tags('')).toEqual([]);
});

test('an empty reference or date-time is none', () => {
  const faq = { question: 'Q', answer: 'A', categoryId: '' };
  expect(createSchema(resources.faqs).parse(faq).categoryId).toBeNull();
  const announcement = { title: 'T', content: 'C', activeUntil: '' };
  expect(createSchema(resources.announcements).parse(announcement).activeUntil).toBeNull();
  const local = { title: 'T', content: 'C', activeFrom: '2026-03-01T10:00:00+02:00' };
  expect(createSchema(resources.announcements).parse(local).activeFrom).toBe(
    '2026-03-01T08:00:00.000Z',
  );
});

test('an update may change one field, and a blank password is none', () => {
  const schema = updateSchema(resources.users);
  expect(schema.parse({ fullName: 'Kim', password: '', version: 3 })).toEqual({
    fullName: 'Kim',
    version: 3,
  });
  expect(schema.safeParse({ password: 'short' }).success).toBe(false);
});

test('the address of a user is one that every mail server takes', () => {
  const schema = updateSchema(resources.users);
  expect(schema.parse({ email: 'Joerg@Müller.example' })).toEqual({
    email: 'joerg@müller.example',
  });
  for (const email of ['jörg@mueller.example', '=?utf-8?q?ceo?=@shop.example']) {
    expect(fieldErrors(schema.safeParse({ email }).error as never)).toEqual({
      email: 'Use only unaccented letters, digits and signs before @',
    });
  }
});

test('list parameters are those of the resource', () => {
  const articles = listQuerySchema(resources.articles);
  expect(
    articles.parse({ page: '2', limit: '5', sort: '-views', published: 'true' }),
  ).toMatchObject({
    page: 2,
    limit: 5,
    sort: '-views',
    published: true,
  });
  expect(articles.safeParse({ sort: 'html' }).success).toBe(false);
  expect(articles.safeParse({ sort: 'constructor' }).success).toBe(false);
  expect(listQuerySchema(resources.tags).safeParse({ categoryId: 'all' }).success).toBe(false);
  expect(listQuerySchema(resources.tags).parse({})).toEqual({ page: 1, limit: 200 });
});
