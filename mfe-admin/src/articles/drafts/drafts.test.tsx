import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAddress, openEditor, title } from '../../../test/articleEditor';
import { superAdmin } from '../../../test/fakeApi';
import { article } from '../../../test/renderAdmin';

const KEY = `pressline_article_draft:${superAdmin.id}:${article.id}`;
const PATH = `/admin/articles/${article.id}`;

const saved = {
  title: article.title,
  slug: article.slug,
  summary: article.summary,
  content: article.content,
  categoryId: String(article.categoryId),
  readTime: '4',
  tags: article.tags.join(', '),
  isPublished: true,
  isFeatured: true,
};
const kept = (changes: object, version = article.version) =>
  JSON.stringify({
    draft: { ...saved, ...changes },
    savedDraft: saved,
    version,
    storedAt: '2026-02-03T10:42:00.000Z',
  });

it('keeps what is typed until it is saved', async () => {
  await openEditor();
  fireEvent.change(title(), { target: { value: 'Half a title' } });
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem(KEY) ?? '{}').draft?.title).toBe('Half a title'),
  );
  fireEvent.change(title(), { target: { value: article.title } });
  await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
});

it('says so when the browser has no room', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem');
  await openEditor();
  setItem.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  fireEvent.change(title(), { target: { value: 'Half a title' } });
  expect(await screen.findByText(/can’t save a copy/)).toBeVisible();
  setItem.mockRestore();
});

it('offers what was not saved, beside what the server has', async () => {
  await openAddress(PATH, () => localStorage.setItem(KEY, kept({ title: 'Half a title' })));
  expect(await screen.findByText(/We kept unsaved changes from Feb 3, 2026/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Title: Saved article' })).toHaveTextContent('Build');
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(title()).toHaveValue('Half a title'));
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});

it('removes what is discarded, once it is sure', async () => {
  await openAddress(PATH, () => localStorage.setItem(KEY, kept({ title: 'Half a title' })));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(localStorage.getItem(KEY)).not.toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(title()).toHaveValue(article.title));
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('leaves alone what another window keeps of the same article', async () => {
  await openEditor();
  localStorage.setItem(KEY, kept({ title: 'Typed over there' }));
  fireEvent(window, new Event('pagehide'));
  expect(localStorage.getItem(KEY)).toContain('Typed over there');
});

it('merges with what another editor has saved since', async () => {
  await openAddress(PATH, () => localStorage.setItem(KEY, kept({ title: 'Half a title' }, 2)));
  expect(await screen.findByText(/Restoring keeps these changes, too/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(title()).toHaveValue('Half a title'));
});

it('asks about what another editor has changed as well', async () => {
  const old = { ...saved, title: 'Former title' };
  const keptOn = JSON.stringify({
    ...{ draft: { ...old, title: 'Half a title' }, savedDraft: old, version: 2 },
    storedAt: '2026-01-03T10:42:00.000Z',
  });
  await openAddress(PATH, () => localStorage.setItem(KEY, keptOn));
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Use the saved one' }));
  await userEvent.click(screen.getByRole('button', { name: 'Restore the merged version' }));
  await waitFor(() => expect(title()).toHaveValue(article.title));
});

it.each(['nonsense', '{"draft":{}}', kept({})])('does not offer %s', async (text) => {
  await openAddress(PATH, () => localStorage.setItem(KEY, text));
  await waitFor(() => expect(title()).toHaveValue(article.title));
});

describe('new articles that were never saved', () => {
  const start = `pressline_article_draft:${superAdmin.id}:new`;
  const keepNew = (slot: string, draft: object, day = 3) =>
    localStorage.setItem(
      start + slot,
      JSON.stringify({
        ...{ draft: { ...saved, title: '', ...draft }, savedDraft: saved, version: 0 },
        storedAt: `2026-02-${String(day).padStart(2, '0')}T10:42:00.000Z`,
      }),
    );
  const keysOf = () => Object.keys(localStorage).filter((key) => key.startsWith(start));
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name }));

  it('are offered by title and time, the latest first, and each goes on in its own place', async () => {
    await openAddress('/admin/articles/new', () => {
      keepNew('', { title: 'From before' }, 1);
      keepNew('-b', { title: 'Second' }, 3);
      keepNew('-a', { summary: 'Only a summary' }, 2);
    });
    const list = await screen.findByRole('list', { name: 'Unsaved new articles' });
    const rows = Array.from(list.children, (row) => row.textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^Second.*Typed Feb 3, 2026/),
      expect.stringMatching(/^UntitledOnly a summary.*Typed Feb 2, 2026/),
      expect.stringMatching(/^From before.*Typed Feb 1, 2026/),
    ]);
    await press('Restore Second');
    await waitFor(() => expect(title()).toHaveValue('Second'));
    fireEvent.change(title(), { target: { value: 'Second, longer' } });
    await waitFor(() => expect(localStorage.getItem(`${start}-b`)).toContain('Second, longer'));
    expect(keysOf()).toHaveLength(3);
  });

  it('stay while another is begun, which is kept beside them', async () => {
    await openAddress('/admin/articles/new', () => keepNew('-a', { title: 'First' }));
    await press('Start a new article');
    await waitFor(() => expect(title()).toHaveValue(''));
    fireEvent.change(title(), { target: { value: 'Another' } });
    await waitFor(() => expect(keysOf()).toHaveLength(2));
    expect(localStorage.getItem(`${start}-a`)).toContain('First');
  });

  it('are discarded one by one, once it is sure', async () => {
    await openAddress('/admin/articles/new', () => {
      keepNew('-a', { title: 'First' });
      keepNew('-b', { title: 'Second' });
    });
    await press('Discard First');
    expect(await screen.findByRole('alertdialog', { name: 'Discard “First”?' })).toBeVisible();
    expect(keysOf()).toHaveLength(2);
    await press('Discard changes');
    await waitFor(() => expect(keysOf()).toEqual([`${start}-b`]));
    await press('Discard Second');
    await press('Discard changes');
    await waitFor(() => expect(title()).toHaveValue(''));
    expect(keysOf()).toEqual([]);
  });

  it('are at most ten: the oldest makes room for another', async () => {
    await openAddress('/admin/articles/new', () => {
      for (let day = 1; day <= 10; day += 1) keepNew(`-${day}`, { title: `Day ${day}` }, day);
    });
    await press('Start a new article');
    fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: 'Another' } });
    await waitFor(() => expect(localStorage.getItem(`${start}-1`)).toBeNull());
    expect(keysOf()).toHaveLength(10);
  });
});
