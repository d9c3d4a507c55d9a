import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure } from '../../test/fakeApi';
import { IMPACT, linking } from '../../test/impact';
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
  it('shows the badges, facts and tags of an article', async () => {
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
    expect(row).toHaveTextContent('Changed Jan 2, 2026 by bo');
    const view = within(row as HTMLElement).getByRole('link', { name: /^View Build a quote/ });
    expect(view).toHaveAttribute('href', `/help/articles/${article.slug}`);
  });

  it('searches and filters on the server, and the address remembers', async () => {
    const api = await openPanel();
    api.handlers[LIST] = () => ({ body: { articles: [], total: 0 } });
    await userEvent.type(screen.getByPlaceholderText('Search articles...'), 'Gang');
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Finishing');
    expect(await screen.findByText('No articles found matching your search')).toBeVisible();
    const id = categories[1]?.id;
    expect(location.search).toBe(`?q=Gang&category=${id}`);
    expect(api.callsTo(LIST).map(({ search }) => search)).toContain(
      `?q=Gang&categoryId=${id}&page=1&limit=50`,
    );
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'All Categories');
    await waitFor(() => expect(location.search).toBe('?q=Gang'));
  });

  it('finds in the text what no title, summary or tag has', async () => {
    const api = await openPanel();
    api.handlers[LIST] = (_body, { searchParams }) => ({
      body: searchParams.has('text')
        ? { articles: [{ ...article, title: 'Measure paper' }], total: 1 }
        : { articles: [], total: 0 },
    });
    await userEvent.type(screen.getByPlaceholderText('Search articles...'), 'caliper');
    expect(await screen.findByRole('heading', { name: 'Measure paper' })).toBeVisible();
    expect(screen.getByText('Found in the text, not in title, summary, or tags.')).toBeVisible();
  });

  it('shows the articles without the names of their categories when these do not come', async () => {
    startAt('/admin/articles');
    adminApi().handlers['GET /api/admin/help/categories'] = () => new Promise(() => {});
    renderAdmin();
    expect(await screen.findByText(article.title)).toBeVisible();
  });

  it('reads the address, and goes through the pages', async () => {
    startAt('/admin/articles?q=quote&page=2');
    const api = adminApi();
    api.handlers[LIST] = () => ({ body: { articles: [article], total: 101 } });
    renderAdmin();
    expect(await screen.findByText('51–100 of 101 articles')).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('quote');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('101 of 101 articles')).toBeVisible();
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
    expect(await screen.findByText('51 of 51 articles')).toBeVisible();
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
  const RESTORE = `POST /api/admin/help/articles/${article.id}/restore`;

  async function remove(answer: () => object | Promise<object>) {
    const api = await openPanel();
    api.handlers[DELETE] = answer;
    await userEvent.click(screen.getByRole('button', { name: 'Delete Build a quote' }));
    return api;
  }
  const row = () => screen.queryByRole('heading', { name: 'Build a quote' });

  it('takes the row away at once, says so when it is done, and undoes it', async () => {
    let answer: (value: object) => void = () => undefined;
    const api = await remove(() => new Promise((resolve) => (answer = resolve)));
    await waitFor(() => expect(row()).toBeNull());
    expect(shownToast()).toEqual({});
    expect(screen.getByRole('heading', { level: 2, name: 'Articles' })).toHaveFocus();
    const list = api.handlers[LIST];
    api.handlers[LIST] = () => ({ body: { articles: [], total: 0 } });
    answer({ body: { id: article.id } });
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Article deleted successfully',
        duration: 10_000,
        action: { label: 'Undo' },
      }),
    );
    Object.assign(api.handlers, { [LIST]: list, [RESTORE]: () => ({ body: article }) });
    shownToast().action?.onPress();
    expect(await screen.findByRole('heading', { name: 'Build a quote' })).toBeVisible();
    expect(api.callsTo(RESTORE)).toHaveLength(1);
    expect(shownToast()).toEqual({ title: 'Article restored' });
  });

  it('puts the row back and says that it failed', async () => {
    await remove(() => failure(500, 'Something went wrong'));
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Failed to delete article',
        description: 'Something went wrong',
        variant: 'destructive',
      }),
    );
    await waitFor(() => expect(row()).toBeVisible());
  });
});

describe('many at once', () => {
  const BULK = 'POST /api/admin/help/articles/bulk';
  const second = { ...article, id: 'd'.repeat(24), title: 'Fold a leaflet', slug: 'fold' };

  async function selectAll() {
    startAt('/admin/articles');
    const api = adminApi();
    api.handlers[LIST] = () => ({ body: { articles: [article, second], total: 2 } });
    renderAdmin();
    await userEvent.click(await screen.findByLabelText('Select all articles on this page'));
    expect(screen.getByText('2 selected')).toBeVisible();
    return api;
  }

  it('remembers the selection in the address', async () => {
    await selectAll();
    const param = `?selected=${article.id}.${second.id}`;
    await waitFor(() => expect(location.search).toBe(param));
    await userEvent.click(screen.getByLabelText('Select Fold a leaflet'));
    await waitFor(() => expect(location.search).toBe(`?selected=${article.id}`));
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(screen.queryByText('1 selected')).toBeNull();
  });

  it('says at each row what was refused, and keeps it selected', async () => {
    const api = await selectAll();
    api.handlers[IMPACT] = () => ({ body: { groups: [linking] } });
    api.handlers[BULK] = () => ({
      body: {
        operationId: 'o1',
        changed: 1,
        results: [
          { id: article.id, ok: true },
          { id: second.id, ok: false, message: 'Somebody is editing it' },
        ],
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Unpublish' }));
    const question = await screen.findByRole('alertdialog', { name: 'Unpublish 2 articles?' });
    expect(question).toHaveTextContent('1 article links to them: “Trap inks”');
    expect(api.callsTo(BULK)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Unpublish' }));
    expect(await screen.findByText('Somebody is editing it')).toBeVisible();
    expect(api.callsTo(BULK)[0]?.body).toEqual({
      action: 'unpublish',
      ids: [article.id, second.id],
    });
    expect(shownToast()).toMatchObject({
      title: 'Article unpublished successfully',
      description: 'Article could not be unpublished. See the list for details.',
    });
    expect(screen.getByLabelText('Select Fold a leaflet')).toBeChecked();
    expect(screen.getByLabelText('Select Build a quote')).not.toBeChecked();
  });

  it.each([
    [1, 'Article unpublished successfully'],
    [0, 'Nothing to change'],
  ])('counts what it changed, not what was so before: %i', async (changed, title) => {
    const api = await selectAll();
    const results = [article, second].map(({ id }) => ({ id, ok: true }));
    api.handlers[IMPACT] = () => ({ body: { groups: [] } });
    api.handlers[BULK] = () => ({
      body: { operationId: changed > 0 ? 'o1' : null, changed, results },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Unpublish' }));
    await waitFor(() => expect(shownToast().title).toBe(title));
  });

  it('moves to a category that is asked for', async () => {
    const api = await selectAll();
    api.handlers[BULK] = () => ({ body: { results: [{ id: article.id, ok: true }] } });
    await userEvent.click(screen.getByRole('button', { name: 'Move to category' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Move 2 articles' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    expect(dialog.getByLabelText(/^Category/)).toHaveAccessibleDescription('Choose a category');
    await userEvent.selectOptions(dialog.getByLabelText(/^Category/), 'Finishing');
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() =>
      expect(api.callsTo(BULK)[0]?.body).toMatchObject({
        action: 'move',
        categoryId: categories[1]?.id,
      }),
    );
  });

  it('deletes after asking, and offers to undo', async () => {
    const api = await selectAll();
    api.handlers[BULK] = () => ({
      body: {
        operationId: 'o1',
        changed: 2,
        results: [article, second].map(({ id }) => ({ id, ok: true })),
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Delete 2 articles?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: '2 articles deleted successfully',
        action: { label: 'Undo' },
      }),
    );
    const heading = screen.getByRole('heading', { level: 2, name: 'Articles' });
    await waitFor(() => expect(heading).toHaveFocus());
  });
});

describe('keyboard', () => {
  it('searches with / and creates with n, but not while the editor types', async () => {
    await openPanel();
    await userEvent.keyboard('/');
    const search = screen.getByRole('searchbox');
    expect(search).toHaveFocus();
    await userEvent.keyboard('n');
    expect(search).toHaveValue('n');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.clear(search);
    search.blur();
    await userEvent.keyboard('n');
    expect(await screen.findByRole('dialog', { name: 'Create Article' })).toBeVisible();
  });

  it('shows its overview with ?, where single keys can be switched off', async () => {
    await openPanel();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Single keys' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('/');
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
  });
});
