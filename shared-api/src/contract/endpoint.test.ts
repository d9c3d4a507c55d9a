import { z } from 'zod';
import { ok } from './answer';
import { body } from './body';
import { callsOf } from './callsOf';
import { documentId } from './common';
import { endpoint } from './endpoint';

const common = {
  tag: 'Service',
  summary: 'An endpoint',
  access: 'public',
  answers: { 200: ok(z.object({ id: z.string() })) },
} as const;

test('method, path and the id of a document are those of the address', () => {
  const made = endpoint('PUT /things/:id', common);
  expect(made).toMatchObject({ method: 'put', path: '/things/:id', params: { id: documentId } });
  expect(endpoint('GET /things', common)).toMatchObject({ method: 'get', params: {} });
  const number = z.coerce.number();
  expect(endpoint('GET /things/:id/:number', { ...common, params: { number } }).params).toEqual({
    id: documentId,
    number,
  });
});

test('parameters that are not those of the path are refused at once', () => {
  expect(() => endpoint('GET /things/:name', common)).toThrow('/things/:name');
  const params = { name: z.string() };
  expect(() => endpoint('GET /things', { ...common, params })).toThrow('/things');
});

test('the client has method, path and how it sends, and nothing of the schemas', () => {
  const schema = z.strictObject({ name: z.string() });
  const things = {
    list: endpoint('GET /things', { ...common, query: schema, argument: 'name' }),
    rename: endpoint('PUT /things/:id', { ...common, body: body(schema) }),
    touch: endpoint('POST /things/:id', { ...common, access: 'optional', keepalive: true }),
  };
  expect(callsOf({ things })).toEqual({
    things: {
      list: { method: 'GET', path: '/things', sends: 'query', argument: 'name' },
      rename: { method: 'PUT', path: '/things/:id', sends: 'body' },
      touch: { method: 'POST', path: '/things/:id', asStaff: true, keepalive: true },
    },
  });
});
