import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure } from '../../test/fakeApi';
import {
  adminApi,
  article,
  categories,
  renderAdmin,
  shownToast,
  startAt,
} from '../../test/renderAdmin';

const LIST = 'GET /api/admin/help/articles';
const DELETE = `DELETE /api/admin/help/articles/${article.id}`;

async function openPanel(path = '/admin/articles') {
  startAt(path);
  const api = adminApi();
  renderAdmin();
  await screen.findByRole('heading', { name: 'Build a quote' });
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
