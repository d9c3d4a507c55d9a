import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  CREATE,
  editor,
  openAddress,
  openEditor,
  plain,
  READ,
  title,
  UPDATE,
} from '../../../test/articleEditor';
import { failure, superAdmin } from '../../../test/fakeApi';
import { article, shownToast } from '../../../test/renderAdmin';

const RESTORE = `POST /api/admin/help/articles/${article.id}/restore`;
const notFound = () => failure(404, 'Article not found');
const button = (name: string) => within(editor()).getByRole('button', { name });

/** Saves an article that another editor has deleted since it was opened. */
async function runIntoDeletion() {
  const api = await openEditor();
  api.handlers[UPDATE] = notFound;
  fireEvent.change(title(), { target: { value: 'Build a quote mine' } });
  await userEvent.click(button('Update'));
  expect(await screen.findByText(/^Someone deleted this article/)).toBeVisible();
  expect(title()).toHaveValue('Build a quote mine');
  expect(shownToast()).toEqual({});
  return api;
}

it('can be restored, and gets what was typed', async () => {
  const api = await runIntoDeletion();
  api.handlers[RESTORE] = () => ({ body: { ...article, version: 4 } });
  api.handlers[UPDATE] = () => plain({ version: 5 });
  await userEvent.click(button('Restore it'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsTo(UPDATE).at(-1)?.body).toMatchObject({
    articleVersion: 4,
    values: { title: 'Build a quote mine' },
  });
});

it('compares with what another editor saved before it was deleted', async () => {
  const api = await runIntoDeletion();
  api.handlers[RESTORE] = () => ({ body: { ...article, version: 9, summary: 'Theirs.' } });
  await userEvent.click(button('Restore it'));
  expect(
    await screen.findByRole('dialog', { name: 'This article was changed while you were editing' }),
  ).toBeVisible();
  expect(api.callsTo(UPDATE)).toHaveLength(1);
});

it('says why it cannot be restored, and is saved as a new one', async () => {
  const api = await runIntoDeletion();
  api.handlers[RESTORE] = notFound;
  await userEvent.click(button('Restore it'));
  await waitFor(() => expect(shownToast().title).toBe('Failed to restore article'));
  expect(await within(editor()).findByText('It is not in the trash.')).toBeVisible();
  const id = 'd'.repeat(24);
  api.handlers[CREATE] = (body: object) => ({ status: 201, body: { ...article, ...body, id } });
  await userEvent.click(button('Save as new'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsTo(CREATE)[0]?.body).toMatchObject({ title: 'Build a quote mine' });
});

describe('opened by its address', () => {
  const PATH = `/admin/articles/${article.id}`;

  it('can be restored', async () => {
    const api = await openAddress(PATH, ({ handlers }) =>
      Object.assign(handlers, { [READ]: notFound }),
    );
    api.handlers[RESTORE] = () => {
      api.handlers[READ] = () => plain();
      return { body: article };
    };
    await userEvent.click(await screen.findByRole('button', { name: 'Restore it' }));
    expect(await screen.findByLabelText(/^Title/)).toHaveValue(article.title);
  });

  it('is not offered again once it is not in the trash', async () => {
    const api = await openAddress(PATH, ({ handlers }) =>
      Object.assign(handlers, { [READ]: notFound, [RESTORE]: notFound }),
    );
    const restore = await screen.findByRole('button', { name: 'Restore it' });
    const reads = api.callsTo(READ).length;
    await userEvent.click(restore);
    await waitFor(() => expect(api.callsTo(READ).length).toBeGreaterThan(reads));
    expect(await screen.findByText('It is not in the trash.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Restore it' })).toBeNull();
  });

  it('gives back what this browser keeps of it, as a new article', async () => {
    const draft = { title: 'Half a title', categoryId: article.categoryId };
    const kept = { draft, saved: {}, at: '2026-02-03T10:42:00.000Z' };
    await openAddress(PATH, ({ handlers }) => {
      Object.assign(handlers, { [READ]: notFound });
      localStorage.setItem(
        `pressline_unsaved:${superAdmin.id}:articles:${article.id}:x`,
        JSON.stringify(kept),
      );
    });
    await userEvent.click(await screen.findByRole('button', { name: /as a new article$/ }));
    expect(await screen.findByLabelText(/^Title/)).toHaveValue('Half a title');
    expect(button('Create')).toBeVisible();
  });
});
