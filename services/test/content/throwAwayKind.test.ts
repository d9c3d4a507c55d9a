import { createApiClient, type Field, resources } from '@pressline/shared-api';
import { contractOf } from '@pressline/shared-api/contract';
import { callsOf } from '@pressline/shared-api/contract/callsOf';
import { strFromU8, unzipSync } from 'fflate';
import { z } from 'zod';
import { FIELD_KINDS } from '../../../shared-api/src/contract/resource/fieldKinds';
import { defineResource } from '../../../shared-api/src/definition/defineResource';
import { text } from '../../../shared-api/src/definition/fields';
import { createTestApp, type TestApp } from '../createTestApp';

const PATTERN = /^(?:#[0-9a-f]{6})?$/;
Object.assign(FIELD_KINDS, {
  color: {
    body: () => z.string().regex(PATTERN, 'Use #rrggbb'),
    answer: () => z.string().regex(PATTERN),
    stored: () => ({ type: 'String', default: '' }),
  },
});
/** What `fields.ts` would make of a kind that exists in this test alone. */
const color = () => ({ kind: 'color', mode: 'optional' }) as unknown as Field<string, 'optional'>;

const inks = defineResource({
  name: 'inks',
  label: 'Ink',
  labelPlural: 'Inks',
  titleField: 'name',
  fields: { name: text({ required: true, maxLength: 40 }), tone: color() },
  publicFields: ['name', 'tone'],
  access: { read: 'public', write: 'admin' },
  sort: { name: 1 },
});
const table = { ...resources, inks };
const calls = callsOf(contractOf(table));

const start = () => createTestApp({ resources: table });
const client = ({ baseUrl, adminToken }: TestApp) =>
  createApiClient<typeof table>({ baseUrl, calls, getToken: () => adminToken });

test('one entry lets the API check, store, answer, describe, export and import a kind of field', async () => {
  const app = await start();
  const { admin, help, importExport } = client(app);
  const red = await admin.inks.create({ name: 'Red', tone: '#c01818' });
  expect(red).toMatchObject({ name: 'Red', tone: '#c01818' });
  expect(await admin.inks.create({ name: 'Varnish' })).toMatchObject({ tone: '' });
  await expect(admin.inks.update(red.id, { tone: 'red', version: 1 })).rejects.toMatchObject({
    fields: { tone: 'Use #rrggbb' },
  });
  expect(await help.inks.list()).toMatchObject([{ tone: '#c01818' }, { tone: '' }]);
  const { body } = await app.call<{ components: { schemas: object } }>('GET', '/api/openapi.json');
  expect(body.components.schemas).toHaveProperty('Ink.properties.tone.pattern', PATTERN.source);

  const zip = await importExport.export();
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  const exported = Object.entries(files).find(([name]) => name.startsWith('inks'))?.[1];
  expect(strFromU8(exported ?? new Uint8Array())).toMatch(/tone: ["']#c01818["']/);
  const empty = await start();
  const report = await client(empty).importExport.import(zip, { dryRun: false });
  expect(report.errors).toEqual([]);
  const { inks: found } = await client(empty).admin.inks.list({});
  expect(found.map(({ tone }) => tone)).toEqual(['#c01818', '']);
  await Promise.all([app.stop(), empty.stop()]);
});
