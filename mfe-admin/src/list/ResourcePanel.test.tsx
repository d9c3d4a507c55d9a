import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure } from '../../test/fakeApi';
import { IMPACT } from '../../test/impact';
import { adminApi, categories, renderAdmin, shownToast, startAt } from '../../test/renderAdmin';

const meta = {
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const faq = {
  ...meta,
  id: 'f'.repeat(24),
  question: 'How do I fold?',
  answer: 'With **care**.',
  categoryId: categories[1]?.id,
  order: 2,
  views: 5,
};

function open(path: string) {
  startAt(path);
  const api = adminApi();
  api.handlers['GET /api/admin/help/faqs'] = () => ({ body: { faqs: [faq], total: 1 } });
  renderAdmin();
  return api;
}

const row = async (name: string) =>
  (await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement;

it('lists documents by what the resource table says of their fields', async () => {
  open('/admin/faqs');
  const shown = within(await row('How do I fold?'));
  expect(shown.getByText('With care.')).toBeVisible();
  expect(shown.getByText('5 views')).toBeVisible();
  expect(shown.queryByText(/Order/)).toBeNull();
  expect(await shown.findByText('Finishing')).toBeVisible();
});

it.each(['faqs', 'announcements', 'templates'])(
  'writes the text of %s in the editor of articles',
  async (name) => {
    const api = open(`/admin/${name}`);
    api.handlers[`GET /api/admin/help/${name}`] = () => ({ body: { [name]: [], total: 0 } });
    const [create] = await screen.findAllByRole('button', { name: /^New / });
    await userEvent.click(create as HTMLElement);
    const dialog = within(screen.getByRole('dialog', { name: /^Create/ }));
    await userEvent.click(dialog.getByLabelText(/^(Answer|Content)/));
    await userEvent.click(dialog.getByRole('button', { name: 'Bold' }));
    expect(dialog.getByLabelText(/^(Answer|Content)/)).toHaveValue('**bold text**');
    expect(dialog.queryByRole('group', { name: 'Templates' })).toBeNull();
  },
);

it.each([
  ['faqs', 'No FAQs yet'],
  ['tags', 'No tags yet'],
  ['videos', 'No video tutorials yet'],
  ['announcements', 'No announcements yet'],
])('says that there are no %s', async (name, text) => {
  const api = open(`/admin/${name}`);
  api.handlers[`GET /api/admin/help/${name}`] = () => ({ body: { [name]: [], total: 0 } });
  expect(await screen.findByText(text)).toBeVisible();
});

it('creates, with the choices of a reference', async () => {
  const api = open('/admin/faqs');
  const made = { ...faq, id: 'e'.repeat(24), question: 'Why?' };
  api.handlers['POST /api/admin/help/faqs'] = () => {
    api.handlers['GET /api/admin/help/faqs'] = () => ({ body: { faqs: [faq, made], total: 2 } });
    return { status: 201, body: made };
  };
  await row('How do I fold?');
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  await userEvent.click(screen.getByRole('button', { name: 'New FAQ' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Create FAQ' }));
  await userEvent.type(dialog.getByLabelText(/^Question/), 'Why?');
  await userEvent.type(dialog.getByLabelText(/^Answer/), 'Because.');
  await userEvent.selectOptions(dialog.getByLabelText('Category'), 'Quotes');
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(shownToast()).toEqual({ title: 'FAQ created successfully' }));
  expect(api.callsTo('POST /api/admin/help/faqs')[0]?.body).toEqual({
    question: 'Why?',
    answer: 'Because.',
    categoryId: categories[0]?.id,
    order: 0,
  });
  // The new one is marked, and comes into view at its place in the list.
  await waitFor(async () => expect(await row('Why?')).toHaveAttribute('data-new'));
  await waitFor(async () => expect(scrollIntoView.mock.contexts).toContain(await row('Why?')));
  expect(await row('How do I fold?')).not.toHaveAttribute('data-new');
});

async function update(answer: () => object | Promise<object>) {
  const api = open('/admin/faqs');
  api.handlers[`PUT /api/admin/help/faqs/${faq.id}`] = answer;
  await row('How do I fold?');
  await userEvent.click(screen.getByRole('button', { name: 'Edit How do I fold?' }));
  await userEvent.type(screen.getByLabelText(/^Question/), '!');
  await userEvent.keyboard('{Control>}s{/Control}');
  return api;
}

it('shows an update at once, before the server has answered', async () => {
  let answer: (value: object) => void = () => undefined;
  const api = await update(() => new Promise((resolve) => (answer = resolve)));
  const shown = within(await row('How do I fold?!'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shown.getByRole('button', { name: 'Edit How do I fold?!' })).toBeDisabled();
  const stored = { ...faq, version: 2, question: 'How do I fold?!' };
  api.handlers['GET /api/admin/help/faqs'] = () => ({ body: { faqs: [stored], total: 1 } });
  answer({ body: stored });
  await waitFor(() => expect(shownToast()).toEqual({ title: 'FAQ updated successfully' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Edit How do I fold?!' })).toBeEnabled(),
  );
});

it('comes back with what was typed when an update fails', async () => {
  await update(() => failure(500, 'Something went wrong'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit FAQ' }));
  expect(dialog.getByLabelText(/^Question/)).toHaveValue('How do I fold?!');
  expect(shownToast()).toEqual({
    title: 'Failed to update FAQ',
    description: 'Something went wrong',
    variant: 'destructive',
  });
});

it('puts the server’s messages at their fields', async () => {
  await update(() =>
    failure(400, 'Check the highlighted fields', { fields: { question: 'Too odd' } }),
  );
  expect(await screen.findByText('Too odd')).toBeVisible();
  expect(screen.getByLabelText(/^Question/)).toHaveFocus();
});

it('opens several editors, each of which comes back by itself', async () => {
  const api = open('/admin/faqs');
  let refuse: (value: object) => void = () => undefined;
  api.handlers['POST /api/admin/help/faqs'] = () => new Promise((resolve) => (refuse = resolve));
  await row('How do I fold?');
  await userEvent.click(screen.getByRole('button', { name: 'New FAQ' }));
  await userEvent.type(screen.getByLabelText(/^Question/), 'First');
  await userEvent.type(screen.getByLabelText(/^Answer/), 'One');
  await userEvent.click(screen.getByRole('button', { name: 'Create' }));
  await row('First');
  await userEvent.click(screen.getByRole('button', { name: 'Edit How do I fold?' }));
  refuse(failure(500, 'Something went wrong'));
  const back = await screen.findByRole('dialog', { name: 'Create FAQ' });
  expect(within(back).getByLabelText(/^Question/)).toHaveValue('First');
});

it('disables deleting a category that is not empty, and says why', async () => {
  const api = open('/admin/categories');
  const [full, empty] = categories;
  const onlyFaq = { ...empty, id: 'd'.repeat(24), name: 'Folding', faqCount: 1 };
  api.handlers['GET /api/admin/help/categories'] = () => ({
    body: { categories: [full, empty, onlyFaq], total: 3 },
  });
  await row('Quotes');
  for (const [name, contents] of Object.entries({ Quotes: '2 articles', Folding: '1 FAQ' })) {
    const button = screen.getByRole('button', { name: `Delete ${name}` });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(`This category still has ${contents}.`);
  }
  expect(screen.getByText('2 articles')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete Finishing' })).toBeEnabled();
});

it('begins a new category behind all others', async () => {
  const api = open('/admin/categories');
  const list = [3, 12].map((order, at) => ({ ...categories[at], order }));
  api.handlers['GET /api/admin/help/categories'] = () => ({ body: { categories: list, total: 2 } });
  api.handlers['POST /api/admin/help/categories'] = (body: object) => ({
    body: { ...categories[0], ...body },
  });
  await row('Quotes');
  await userEvent.click(screen.getByRole('button', { name: 'New Category' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Create Category' }));
  expect(dialog.getByLabelText(/^Order/)).toHaveValue(13);
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Last');
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  await waitFor(() =>
    expect(api.callsTo('POST /api/admin/help/categories')[0]?.body).toMatchObject({ order: 13 }),
  );
});

it('asks before a category is renamed that others name', async () => {
  const api = open('/admin/categories');
  const tag = { id: 'e'.repeat(24), title: 'varnish', isPublished: null, isInChanges: false };
  const group = { source: 'tagGroups', resource: 'tags', total: 1, canUpdate: false };
  const groups = [{ ...group, items: [{ ...tag, links: [] }] }];
  const UPDATE = `PUT /api/admin/help/categories/${categories[1]?.id}`;
  api.handlers[IMPACT] = () => ({ body: { groups } });
  api.handlers[UPDATE] = () => ({ body: { ...categories[1], name: 'Binding', version: 2 } });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Finishing' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Category' }));
  await userEvent.clear(dialog.getByLabelText(/^Name/));
  await userEvent.type(dialog.getByLabelText(/^Name/), 'Binding');
  await userEvent.click(dialog.getByRole('button', { name: 'Update' }));
  const question = await screen.findByRole('alertdialog', { name: 'Change “Finishing”?' });
  const link = within(question).getByRole('link', { name: /^“varnish”/ });
  expect(link).toHaveAttribute('href', '/admin/tags?q=varnish');
  expect(api.callsTo(UPDATE)).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(shownToast().title).toBe('Category updated successfully'));
});

it('calls tags the same that the server calls the same', async () => {
  const api = open('/admin/tags');
  const tags = ['straße', 'strasse', 'ink fold'].map((name, at) => ({
    ...{ ...meta, id: String(at).repeat(24), name, category: '' },
  }));
  api.handlers['GET /api/admin/help/tags'] = () => ({ body: { tags, total: tags.length } });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit straße' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Tag' }));
  const name = dialog.getByLabelText(/^Name/);
  await userEvent.clear(name);
  await userEvent.type(name, 'INK  Fold');
  expect(await dialog.findByRole('button', { name: 'Merge' })).toBeVisible();
  await userEvent.clear(name);
  await userEvent.type(name, 'STRASSE 1{Backspace}{Backspace}');
  expect(dialog.getByRole('button', { name: 'Merge' })).toBeVisible();
  await userEvent.clear(name);
  await userEvent.type(name, 'Ink\u00adFold');
  expect(dialog.getByRole('button', { name: 'Update' })).toBeVisible();
});

it('refreshes on demand', async () => {
  const api = open('/admin/categories');
  await row('Quotes');
  api.handlers['GET /api/admin/help/categories'] = () => ({
    body: { categories: [{ ...categories[0], name: 'Quoting' }], total: 1 },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'Quoting' })).toBeVisible();
});

describe('the order of categories', () => {
  const MOVE = 'POST /api/admin/help/order';
  const LIST = 'GET /api/admin/help/categories';
  type Move = { id: string; place: string; target: string };
  const names = ['One', 'Two', 'Three'];
  const list = names.map((name, order) => ({
    ...categories[0],
    id: `${order}`.repeat(24),
    name,
    order,
  }));
  const [one, two, three] = list;
  const shown = () =>
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const button = (name: string) => screen.getByRole('button', { name });
  const done = { refused: [], changed: 1 };

  async function openList(answer: (move: Move) => object = () => ({ body: done })) {
    const api = open('/admin/categories');
    api.handlers[LIST] = () => ({
      body: { categories: list, total: 3 },
    });
    api.handlers[MOVE] = answer as never;
    await row('One');
    return api;
  }

  it('changes by buttons, which keep the focus in the row', async () => {
    const api = await openList(() => new Promise(() => {}));
    expect(button('Move One up')).toBeDisabled();
    expect(button('Move Three down')).toBeDisabled();
    await userEvent.click(button('Move Two up'));
    await waitFor(() => expect(shown()).toEqual(['Two', 'One', 'Three']));
    expect(button('Move Two down')).toHaveFocus();
    expect(screen.getByText('Two is number 1 of 3 now')).toBeInTheDocument();
    const move = { resource: 'categories', id: two?.id, place: 'before', target: one?.id };
    expect(api.callsTo(MOVE).map(({ body }) => body)).toEqual([move]);
  });

  it('changes by Alt and an arrow key, one place after another', async () => {
    const stored = [...list];
    const api = await openList(({ id, place, target }) => {
      const [moved] = stored.splice(
        stored.findIndex((entry) => entry.id === id),
        1,
      );
      const beside = stored.findIndex((entry) => entry.id === target);
      if (moved) stored.splice(beside + (place === 'after' ? 1 : 0), 0, moved);
      return { body: done };
    });
    api.handlers[LIST] = () => ({ body: { categories: stored, total: 3 } });
    button('Edit One').focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowDown}{/Alt}');
    expect(shown()).toEqual(['Two', 'Three', 'One']);
    expect(button('Edit One')).toHaveFocus();
    await waitFor(() => expect(api.callsTo(MOVE)).toHaveLength(2));
    const targets = api.callsTo(MOVE).map(({ body }) => (body as Move).target);
    expect(targets).toEqual([two?.id, three?.id]);
  });

  it('is as before when a move is refused', async () => {
    await openList(() => failure(500, 'x'));
    await userEvent.click(button('Move Three up'));
    await waitFor(() => expect(shownToast().title).toBe('Failed to update category'));
    await waitFor(() => expect(shown()).toEqual(names));
  });

  it('cannot change in another order, or among matches of a search', async () => {
    await openList();
    const moves = () => screen.queryAllByRole('button', { name: /^Move/ });
    expect(moves()).toHaveLength(6);
    await userEvent.selectOptions(screen.getByLabelText('Order of the list'), 'A to Z');
    await waitFor(() => expect(moves()).toEqual([]));
    await userEvent.selectOptions(screen.getByLabelText('Order of the list'), 'Order');
    await waitFor(() => expect(moves()).toHaveLength(6));
    await userEvent.type(screen.getByRole('searchbox'), 'o');
    await waitFor(() => expect(moves()).toEqual([]));
  });
});
