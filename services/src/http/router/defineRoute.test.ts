import { call } from '@pressline/shared-api';
import { z } from 'zod';
import { defineRoute, documentId, found } from './defineRoute';

const common = {
  tag: 'Service',
  summary: 'A route',
  access: 'public',
  answers: { 200: found(z.object({ id: z.string() })) },
} as const;

test('method and path are those of the client’s call', () => {
  const handle = ({ params: { id } }: { params: { id: string } }) => ({ id });
  const params = { id: documentId };
  const made = defineRoute({ ...common, call: call('PUT /things/:id'), params, handle });
  expect(made).toMatchObject({ method: 'put', path: '/things/:id' });
  const listed = defineRoute({ ...common, call: 'GET /things?', handle: () => ({ id: '' }) });
  expect(listed).toMatchObject({ method: 'get', path: '/things' });
});

test('parameters that are not those of the path are refused at once', () => {
  const handle = () => ({ id: '' });
  expect(() => defineRoute({ ...common, call: 'GET /things/:id', handle })).toThrow('/things/:id');
  const params = { id: documentId };
  expect(() => defineRoute({ ...common, call: 'GET /things', params, handle })).toThrow('/things');
});
