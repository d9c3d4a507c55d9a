import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, superAdmin } from '../../test/fakeApi';
import {
  adminApi,
  article,
  categories,
  renderAdmin,
  shownToast,
  startAt,
} from '../../test/renderAdmin';

const LIST = 'GET /api/admin/help/articles';
const CREATE = 'POST /api/admin/help/articles';
const UPDATE = `PUT /api/admin/help/articles/${article.id}`;
const DELETE = `DELETE /api/admin/help/articles/${article.id}`;

const editor = () => screen.getByRole('dialog', { name: /(Edit|Create) Article/ });
const title = () => screen.getByLabelText(/^Title/);

async function openPanel(path = '/admin/articles') {
  startAt(path);
  const api = adminApi();
  renderAdmin();
  await screen.findByRole('heading', { name: 'Build a quote' });
  return api;
}

async function openEditor() {
  const api = await openPanel();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Build a quote' }));
  return api;
}

describe('list', () => {
  it('shows what the spec names of an article', async () => {
    await openPanel();
    const row = screen.getByRole('heading', { name: 'Build a quote' }).closest('li');
    for (const text of [
      'Published',
      'Featured',
      'From enquiry to price.',
      '4 min read',
      '1 view',
      'sales',
    ]) {
      expect(within(row as HTMLElement).getByText(text)).toBeVisible();
    }
    expect(screen.queryByText('fourth')).toBeNull();
  });

  it('searches and filters on the server, and the address remembers', async () => {
    const api = await openPanel();
    api.handlers[LIST] = () => ({ body: { articles: [], total: 0 } });
    await userEvent.type(screen.getByPlaceholderText('Search articles...'), 'Gang');
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Finishing');
    expect(await screen.findByText('No articles found matching your search')).toBeVisible();
    const id = categories[1]?.id;
    expect(location.search).toBe(`?q=Gang&category=${id}`);
    expect(api.callsTo(LIST).at(-1)?.search).toBe(`?q=Gang&categoryId=${id}&page=1&limit=50`);
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'All Categories');
    await waitFor(() => expect(location.search).toBe('?q=Gang'));
  });

  it('reads the address, and goes through the pages', async () => {
    startAt('/admin/articles?q=quote&page=2');
    const api = adminApi();
    api.handlers[LIST] = () => ({ body: { articles: [article], total: 101 } });
    renderAdmin();
    expect(await screen.findByText('51–100 of 101 articles')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('quote');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('101–101 of 101 articles')).toBeVisible();
    expect(location.search).toBe('?q=quote&page=3');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('goes to the last page from one beyond it', async () => {
    startAt('/admin/articles?page=9');
    const api = adminApi();
    api.handlers[LIST] = (_body, url) => ({
      body: { articles: url.searchParams.get('page') === '2' ? [article] : [], total: 51 },
    });
    renderAdmin();
    expect(await screen.findByText('51–51 of 51 articles')).toBeVisible();
  });

  it('invites to create the first article', async () => {
    startAt('/admin/articles');
    adminApi().handlers[LIST] = () => ({ body: { articles: [], total: 0 } });
    renderAdmin();
    expect(await screen.findByText('No articles yet. Create your first article!')).toBeVisible();
  });

  it('says that it could not be fetched, and retries', async () => {
    startAt('/admin/articles');
    const api = adminApi();
    const list = api.handlers[LIST];
    api.handlers[LIST] = () => failure(503, 'The service is temporarily unavailable');
    renderAdmin();
    expect(await screen.findByText('Failed to fetch articles')).toBeVisible();
    Object.assign(api.handlers, { [LIST]: list });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Build a quote' })).toBeVisible();
  });
});

describe('editor', () => {
  it('creates with the defaults and the tags in a list', async () => {
    const api = await openPanel();
    api.handlers[CREATE] = (body: object) => ({ status: 201, body: { ...article, ...body } });
    await userEvent.click(screen.getByRole('button', { name: 'New Article' }));
    expect(screen.getByLabelText('Read Time (minutes)')).toHaveValue(5);
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    expect(title()).toHaveFocus();
    expect(title()).toBeInvalid();
    await userEvent.type(title(), 'Fold it');
    await userEvent.selectOptions(within(editor()).getByLabelText(/^Category/), 'Finishing');
    await userEvent.type(screen.getByLabelText('Tags'), 'folding, , creasing ,');
    await userEvent.click(screen.getByRole('switch', { name: 'Published' }));
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(shownToast()).toEqual({ title: 'Article created successfully' }));
    expect(api.callsTo(CREATE).map(({ body }) => body)).toEqual([
      {
        title: 'Fold it',
        slug: '',
        summary: '',
        content: '',
        categoryId: categories[1]?.id,
        readTime: 5,
        tags: ['folding', 'creasing'],
        isPublished: true,
        isFeatured: false,
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo(LIST).length).toBeGreaterThan(1);
  });

  it('updates the version it began with, by Ctrl+S too', async () => {
    const api = await openEditor();
    api.handlers[UPDATE] = () => ({ body: { ...article, version: 4 } });
    await userEvent.type(title(), '!');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(shownToast()).toEqual({ title: 'Article updated successfully' }));
    expect(api.callsTo(UPDATE)[0]?.body).toMatchObject({
      id: article.id,
      version: 3,
      title: 'Build a quote!',
    });
  });

  it('puts refusals on their fields', async () => {
    const api = await openEditor();
    api.handlers[UPDATE] = () =>
      failure(400, 'Please check the input', {
        error: {
          code: 'validation',
          message: 'Please check the input',
          fields: { slug: 'Already in use' },
        },
      });
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Already in use')).toBeVisible();
    expect(screen.getByLabelText('Slug (URL)')).toHaveFocus();
    expect(shownToast()).toMatchObject({
      title: 'Failed to update article',
      variant: 'destructive',
    });
  });

  it('keeps what was typed when the server cannot be reached', async () => {
    const api = await openEditor();
    api.handlers[UPDATE] = () => Promise.reject(new TypeError('Failed to fetch'));
    await userEvent.type(title(), ' now');
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(await within(editor()).findByRole('alert')).toHaveTextContent('still here');
    expect(title()).toHaveValue('Build a quote now');
  });

  it.each(['Cancel', 'Escape'])('asks before %s discards changes', async (way) => {
    await openEditor();
    await userEvent.type(title(), '?');
    const leave = () =>
      way === 'Cancel'
        ? userEvent.click(within(editor()).getByRole('button', { name: 'Cancel' }))
        : userEvent.keyboard('{Escape}');
    await leave();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(title()).toHaveValue('Build a quote?');
    await leave();
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('closes at once when nothing was changed', async () => {
    await openEditor();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('conflict', () => {
  const current = { ...article, version: 7, summary: 'Theirs.' };

  async function runIntoConflict() {
    const api = await openEditor();
    api.handlers[UPDATE] = (body: { version: number }) =>
      body.version === 7
        ? { body: { ...current, version: 8 } }
        : failure(409, 'Article was changed by somebody else', { current });
    await userEvent.type(title(), ' mine');
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(
      await screen.findByText('Someone else changed this article while you were editing it.'),
    ).toBeVisible();
    expect(screen.getByText(/They changed Summary\./)).toBeVisible();
    expect(title()).toHaveValue('Build a quote mine');
    return api;
  }

  it('saves mine on top of the current version', async () => {
    const api = await runIntoConflict();
    await userEvent.click(screen.getByRole('button', { name: 'Save mine anyway' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo(UPDATE)[1]?.body).toMatchObject({
      version: 7,
      title: 'Build a quote mine',
      summary: article.summary,
    });
  });

  it('loads the latest, which then can be saved', async () => {
    const api = await runIntoConflict();
    await userEvent.click(screen.getByRole('button', { name: 'Load the latest' }));
    expect(title()).toHaveValue('Build a quote');
    expect(screen.getByLabelText('Summary')).toHaveValue('Theirs.');
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo(UPDATE)[1]?.body).toMatchObject({ version: 7, summary: 'Theirs.' });
  });
});

describe('session that ends in the middle of an edit', () => {
  const login = () => screen.findByRole('dialog', { name: 'Your session has ended' });

  async function saveWithoutSession() {
    const api = await openEditor();
    api.handlers[UPDATE] = () =>
      api.calls.at(-1)?.token === 'Bearer fresh'
        ? { body: { ...article, version: 4 } }
        : failure(401, 'Please sign in');
    api.handlers['POST /api/admin/login'] = () => ({ body: { token: 'fresh', user: superAdmin } });
    await userEvent.type(title(), ' typed');
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    await login();
    return api;
  }

  it('asks to log in again and then saves by itself', async () => {
    const api = await saveWithoutSession();
    expect(localStorage.getItem('adminToken')).toBeNull();
    expect(within(await login()).getByLabelText(/Username/)).toHaveValue('ada');
    await userEvent.type(within(await login()).getByLabelText(/Password/), 'right{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsTo(UPDATE).map(({ token }) => token)).toEqual(['Bearer good', 'Bearer fresh']);
    expect(api.callsTo(UPDATE)[1]?.body).toMatchObject({
      title: 'Build a quote typed',
      version: 3,
    });
    expect(shownToast()).toEqual({ title: 'Article updated successfully' });
  });

  it('keeps the text when the visitor would rather not, and asks again at the next save', async () => {
    await saveWithoutSession();
    await userEvent.click(within(await login()).getByRole('button', { name: 'Close' }));
    expect(await within(editor()).findByRole('alert')).toHaveTextContent('Please sign in');
    expect(title()).toHaveValue('Build a quote typed');
    await userEvent.click(screen.getByRole('button', { name: 'Update' }));
    expect(await login()).toBeVisible();
  });
});

describe('delete', () => {
  async function confirmDeletion(answer: (api: ReturnType<typeof adminApi>) => object) {
    const api = await openPanel();
    api.handlers[DELETE] = () => answer(api);
    await userEvent.click(screen.getByRole('button', { name: 'Delete Build a quote' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete “Build a quote”?' });
    expect(api.callsTo(DELETE)).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    return api;
  }

  it('deletes after asking, and the focus goes to the heading', async () => {
    const api = await confirmDeletion((fake) => {
      fake.handlers[LIST] = () => ({ body: { articles: [], total: 0 } });
      return { body: { id: article.id } };
    });
    await waitFor(() => expect(shownToast()).toEqual({ title: 'Article deleted successfully' }));
    expect(api.callsTo(DELETE)).toHaveLength(1);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: 'Articles' })).toHaveFocus(),
    );
  });

  it('says that it failed', async () => {
    await confirmDeletion(() => failure(500, 'Something went wrong'));
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Failed to delete article',
        description: 'Something went wrong',
        variant: 'destructive',
      }),
    );
  });
});
