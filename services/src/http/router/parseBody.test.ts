import { resources } from '@pressline/shared-api';
import { createSchema, listQuerySchema } from '@pressline/shared-api/contract/resource/schemas';
import type { HttpError } from '../../errors';
import { parseBody } from './parseBody';

function fieldsOf(work: () => unknown) {
  try {
    work();
  } catch (error) {
    return (error as HttpError).details.fields;
  }
  return undefined;
}

test('a required field that is missing says so in its own words', () => {
  const create = createSchema(resources.articles);
  expect(fieldsOf(() => parseBody(create, {}))).toEqual({
    title: 'Required',
    categoryId: 'Required',
  });
  expect(fieldsOf(() => parseBody(create, undefined))).toEqual({ body: 'Required' });
});

test('values of another kind or out of bounds are told without the words of the library', () => {
  const create = createSchema(resources.articles);
  const fields = fieldsOf(() =>
    parseBody(create, {
      ...{ title: 5, content: [], categoryId: {}, isPublished: 'yes', readTime: 0 },
      ...{ summary: 'x'.repeat(2_001), tags: Array.from({ length: 31 }, String) },
    }),
  );
  expect(fields).toMatchObject({
    title: 'Must be text',
    content: 'Must be text',
    categoryId: 'Must be text',
    isPublished: 'Must be true or false',
    summary: 'At most 500 characters',
    tags: 'At most 30',
    readTime: 'Must be from 1 to 600',
  });
  const query = listQuerySchema(resources.articles);
  expect(fieldsOf(() => parseBody(query, { limit: '5000', published: 'perhaps' }))).toEqual({
    limit: 'At most 1000',
    published: 'Must be one of true, false',
  });
});
