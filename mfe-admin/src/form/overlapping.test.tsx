import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure } from '../../test/fakeApi';
import { adminApi, article, renderAdmin, shownToast, startAt } from '../../test/renderAdmin';

const LIST = 'GET /api/admin/help/articles';
const BULK = 'POST /api/admin/help/articles/bulk';
const titled = (title: string, digit: string) => ({
  ...article,
  id: digit.repeat(24),
  title,
  slug: title.toLowerCase(),
});
const fold = titled('Fold', '1');
const trim = titled('Trim', '2');
const score = titled('Score', '3');
const articles = [fold, trim, score];
type Answer = (value: object | Promise<never>) => void;
const hangs = () => new Promise<never>(() => {});
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** The list of three articles; deleting one waits for its answer here. */
async function open() {
  startAt('/admin/articles');
  const api = adminApi();
  const answers: Record<string, Answer> = {};
  api.handlers[LIST] = () => ({ body: { articles, total: 3 } });
  for (const { id, title } of articles) {
    api.handlers[`DELETE /api/admin/help/articles/${id}`] = () =>
      new Promise((resolve) => (answers[title] = resolve as Answer));
  }
  renderAdmin();
  await screen.findByRole('heading', { name: 'Fold' });
  return { api, answers };
}
const shown = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const remove = (title: string) =>
  userEvent.click(screen.getByRole('button', { name: `Delete ${title}` }));

it('puts back what was refused and nothing else', async () => {
  const { api, answers } = await open();
  await remove('Fold');
  await remove('Trim');
  await waitFor(() => expect(shown()).toEqual(['Score']));
  api.handlers[LIST] = hangs;
  answers.Trim?.({ body: {} });
  await waitFor(() => expect(shownToast().title).toBe('Article deleted successfully'));
  answers.Fold?.(failure(500, 'Something went wrong'));
  await waitFor(() => expect(shownToast().title).toBe('Failed to delete article'));
  await waitFor(() => expect(shown()).toEqual(['Fold', 'Score']));
});

it('puts back all of it when nothing reaches the server', async () => {
  const { api, answers } = await open();
  await remove('Fold');
  await remove('Trim');
  api.handlers[LIST] = unreachable;
  answers.Fold?.(unreachable());
  await waitFor(() => expect(shown()).toEqual(['Fold', 'Score']));
  answers.Trim?.(unreachable());
  await waitFor(() => expect(shown()).toEqual(['Fold', 'Trim', 'Score']));
});

it('keeps what was fetched anew meanwhile', async () => {
  const { api, answers } = await open();
  await remove('Fold');
  const fresh = titled('Glue', '4');
  api.handlers[LIST] = () => ({ body: { articles: [...articles, fresh], total: 4 } });
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByRole('heading', { name: 'Glue' });
  api.handlers[LIST] = hangs;
  answers.Fold?.(failure(500, 'Something went wrong'));
  await waitFor(() => expect(shownToast().title).toBe('Failed to delete article'));
  expect(shown()).toEqual(['Fold', 'Trim', 'Score', 'Glue']);
});

it('brings one document back without showing another that is being deleted', async () => {
  const { api, answers } = await open();
  await remove('Fold');
  answers.Fold?.({ body: {} });
  api.handlers[LIST] = () => ({ body: { articles: [trim, score], total: 2 } });
  await waitFor(() => expect(shownToast().action?.label).toBe('Undo'));
  const undo = shownToast().action?.onPress;
  await waitFor(() => expect(api.callsTo(LIST)).toHaveLength(2));
  await remove('Trim');
  await waitFor(() => expect(shown()).toEqual(['Score']));
  api.handlers[`POST /api/admin/help/articles/${fold.id}/restore`] = () => ({ body: fold });
  api.handlers[LIST] = () => ({ body: { articles, total: 3 } });
  undo?.();
  await waitFor(() => expect(shownToast().title).toBe('Article restored'));
  expect(shown()).not.toContain('Trim');
  answers.Trim?.({ body: {} });
  await waitFor(() => expect(shown()).toContain('Fold'));
});

describe('an action on many', () => {
  async function bulk(button: string) {
    const { api } = await open();
    let answer: Answer = () => {};
    api.handlers[BULK] = () => new Promise((resolve) => (answer = resolve as Answer));
    await userEvent.click(screen.getByLabelText('Select Fold'));
    await userEvent.click(screen.getByRole('button', { name: button }));
    return {
      api,
      finish: () =>
        answer({
          body: { operationId: 'o1', changed: 1, results: [{ id: fold.id, ok: true }] },
        }),
    };
  }

  it('leaves ticked what is ticked while it runs', async () => {
    const { api, finish } = await bulk('Unpublish');
    await waitFor(() => expect(api.callsTo(BULK)).toHaveLength(1));
    await userEvent.click(screen.getByLabelText('Select Score'));
    finish();
    await waitFor(() => expect(shownToast().title).toBe('Article unpublished successfully'));
    await waitFor(() => expect(screen.getByLabelText('Select Fold')).not.toBeChecked());
    expect(screen.getByLabelText('Select Score')).toBeChecked();
  });

  it('can be undone although its panel was left', async () => {
    const { finish } = await bulk('Delete');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete 1 article?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    fireEvent.click(screen.getByRole('tab', { name: /Categories/ }));
    await screen.findByRole('heading', { level: 3, name: 'Quotes' });
    finish();
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Article deleted successfully',
        action: { label: 'Undo' },
      }),
    );
    expect(location.search).toBe('');
  });
});
