import { calls, type ResourceKey, resources } from '@pressline/shared-api';
import { createQueryClient, QueryClientProvider } from '@pressline/shared-api/query';
import { TextInput } from '@pressline/shared-ui';
import { BrowserRouter } from '@pressline/shared-ui/router';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callsOf } from '../../../../shared-api/src/contract/callsOf';
import { FIELD_KINDS } from '../../../../shared-api/src/contract/resource/fieldKinds';
import { resourceEndpoints } from '../../../../shared-api/src/contract/resource/resourceEndpoints';
import { defineResource } from '../../../../shared-api/src/definition/defineResource';
import * as field from '../../../../shared-api/src/definition/fields';
import { machines } from '../../../../shared-api/test/throwAwayResource';
import { adminApi, categories, shownToast, startAt } from '../../../test/renderAdmin';
import { ResourcePanel } from '../../list/usePanelDialogs';
import { SessionProvider } from '../api/SessionProvider';
import { type FieldOnScreen, textControlProps } from './FieldOnScreen';
import { fieldKinds } from './fieldKinds';

const fields = {
  name: field.text({ required: true, maxLength: 20 }),
  story: field.markdown({}),
  pages: field.integer({ default: 3, max: 9, unit: 'pages' }),
  isBound: field.boolean({ default: true, label: 'Bound' }),
  dueAt: field.dateTime({ label: 'Due' }),
  categoryId: field.reference('categories', { label: 'Category' }),
  colors: field.stringList({ maxItems: 5, maxLength: 20, hint: 'Comma-separated' }),
  link: field.url({}),
  size: field.select({ options: ['small', 'very_large'] }),
  secret: field.password(),
  copyCount: field.counter(),
  phase: field.computed<string>(false),
  trace: field.hidden<string>(),
};
Object.assign(fieldKinds, {
  color: {
    Input: (props) => <TextInput {...textControlProps(props)} type="color" />,
    inRow: (value, { label }) => ({ fact: `${label} ${value}` }),
  } satisfies FieldOnScreen<unknown>,
});
Object.assign(FIELD_KINDS, { color: FIELD_KINDS.url });
/** Of a kind that exists in this test alone. */
const tone = { kind: 'color', maxLength: 7, mode: 'optional' } as unknown as field.Field<
  string,
  'optional'
>;
const samples = defineResource({
  name: 'samples',
  label: 'Sample',
  labelPlural: 'Samples',
  titleField: 'name',
  fields: { ...fields, tone },
  publicFields: [],
  access: { read: 'admin', write: 'admin' },
  sort: { name: 1 },
});
Object.assign(resources, { samples });
Object.assign(calls.admin, { samples: callsOf(resourceEndpoints(samples)) });

const PATH = '/api/admin/help/samples';
const SECRET = 'correct horse battery';
type Stored = Record<string, unknown> & { id: string; name: string };
const brochure: Stored = {
  id: '1'.repeat(24),
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  name: 'Brochure',
  story: 'Told **well**.',
  pages: 4,
  isBound: true,
  dueAt: new Date('2026-03-01T10:20').toISOString(),
  categoryId: categories[0]?.id,
  colors: ['cyan', 'black'],
  link: 'https://example.com/',
  size: 'very_large',
  copyCount: 1,
  phase: 'Active',
  tone: '#c01818',
};

/** The panel of a resource that exists in this test alone, and the documents that the API stores. */
async function open() {
  startAt('/admin/samples');
  const api = adminApi();
  const stored = [brochure, { ...brochure, id: '2'.repeat(24), name: 'Atlas' }];
  api.handlers[`GET ${PATH}`] = (_body, { searchParams }) => {
    const isReversed = searchParams.get('sort') === '-name';
    const sorted = stored.toSorted((a, b) => a.name.localeCompare(b.name));
    return { body: { samples: isReversed ? sorted.reverse() : sorted, total: stored.length } };
  };
  api.handlers[`POST ${PATH}`] = (body: object) => {
    const created = { ...brochure, ...body, id: '3'.repeat(24) } as Stored;
    stored.push(created);
    return { status: 201, body: created };
  };
  api.handlers[`PUT ${PATH}/${brochure.id}`] = (body: object) => {
    stored[0] = { ...brochure, ...body, version: 2 } as Stored;
    return { body: stored[0] };
  };
  api.handlers[`DELETE ${PATH}/${brochure.id}`] = () => {
    stored.shift();
    return { body: {} };
  };
  render(
    <BrowserRouter>
      <QueryClientProvider client={createQueryClient()}>
        <SessionProvider>
          <ResourcePanel resourceKey={'samples' as ResourceKey} />
        </SessionProvider>
      </QueryClientProvider>
    </BrowserRouter>,
  );
  await screen.findByRole('heading', { name: 'Brochure' });
  return api;
}

const shown = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('has a field of every kind', () => {
  const kindsOf = (of: object) => Object.values(of).map(({ kind }) => kind);
  expect(new Set(kindsOf(fields))).toEqual(new Set([...kindsOf(machines.fields), 'password']));
});

it('says in a row what each kind of field has to say', async () => {
  await open();
  const row = within(
    screen.getByRole('heading', { name: 'Brochure' }).closest('li') as HTMLElement,
  );
  for (const text of [
    'Told well.',
    '4 pages',
    'Bound',
    'Very Large',
    '1 copy',
    'Active',
    'Tone #c01818',
  ]) {
    expect(row.getByText(text)).toBeVisible();
  }
  expect(row.getByText(/^Due Mar 1, 2026/)).toBeVisible();
  expect(await row.findByText('Quotes')).toBeVisible();
});

it('sorts', async () => {
  await open();
  expect(shown()).toEqual(['Atlas', 'Brochure']);
  await userEvent.selectOptions(screen.getByLabelText('Order of the list'), 'Z to A');
  await waitFor(() => expect(shown()).toEqual(['Brochure', 'Atlas']));
  expect(location.search).toBe('?sort=-name');
});

it('creates, with an input for every kind that people write', async () => {
  const api = await open();
  await userEvent.click(screen.getByRole('button', { name: 'New Sample' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Create Sample' }));
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Poster');
  await userEvent.type(dialog.getByLabelText('Story'), 'Big.');
  await userEvent.clear(dialog.getByLabelText('Pages (pages)'));
  await userEvent.click(dialog.getByRole('switch', { name: 'Bound' }));
  await userEvent.type(dialog.getByLabelText('Due'), '2026-04-05T06:07');
  await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Finishing');
  await userEvent.type(dialog.getByLabelText('Colors'), 'red,, blue ');
  await userEvent.type(dialog.getByLabelText('Link'), 'https://example.com/poster');
  await userEvent.selectOptions(dialog.getByLabelText('Size'), 'Very Large');
  fireEvent.change(dialog.getByLabelText('Tone'), { target: { value: '#0000ff' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText('Required')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Secret/), SECRET);
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(shownToast()).toEqual({ title: 'Sample created successfully' }));
  expect(api.callsTo(`POST ${PATH}`)[0]?.body).toEqual({
    name: 'Poster',
    story: 'Big.',
    pages: 3,
    isBound: false,
    dueAt: new Date('2026-04-05T06:07').toISOString(),
    categoryId: categories[1]?.id,
    colors: ['red', 'blue'],
    link: 'https://example.com/poster',
    size: 'very_large',
    secret: SECRET,
    tone: '#0000ff',
  });
  await waitFor(() => expect(shown()).toEqual(['Atlas', 'Brochure', 'Poster']));
});

it('edits', async () => {
  const api = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Brochure' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Sample' }));
  expect(dialog.getByLabelText('Colors')).toHaveValue('cyan, black');
  expect(dialog.getByLabelText('Due')).toHaveValue('2026-03-01T10:20');
  await userEvent.type(dialog.getByLabelText(/^Name/), ' 2');
  await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(shownToast()).toEqual({ title: 'Sample updated successfully' }));
  expect(api.callsTo(`PUT ${PATH}/${brochure.id}`)[0]?.body).toMatchObject({
    name: 'Brochure 2',
    version: 1,
    colors: ['cyan', 'black'],
    secret: '',
  });
  await waitFor(() => expect(shown()).toEqual(['Atlas', 'Brochure 2']));
});

it('deletes', async () => {
  const api = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Brochure' }));
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Sample deleted successfully',
      action: { label: 'Undo' },
    }),
  );
  expect(api.callsTo(`DELETE ${PATH}/${brochure.id}`)).toHaveLength(1);
  await waitFor(() => expect(shown()).toEqual(['Atlas']));
});
