import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AUTOSAVE, changed, openAddress, openEditor, title } from '../../test/articleEditor';
import { superAdmin } from '../../test/fakeApi';
import { adminApi, article, renderAdmin, shownToast, startAt } from '../../test/renderAdmin';

const PATH = `/admin/articles/${article.id}`;
const START = `pressline_unsaved:${superAdmin.id}:`;
const KEY = `${START}articles:${article.id}:before`;

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
const entry = (changes: object, base = saved) =>
  JSON.stringify({ draft: { ...base, ...changes }, saved: base, at: '2026-02-03T10:42:00.000Z' });
const kept = () => Object.entries(localStorage).filter(([key]) => key.startsWith(START));
const button = (name: string) => screen.findByRole('button', { name });
const NOTICE = /^We kept unsaved changes from Feb 3, 2026.* in this browser/;

/** Shows what was there before the page is left, and puts it back for the next visit. */
function visitAgain(path: string, view: { unmount: () => void }) {
  act(() => view.unmount());
  const left = kept();
  startAt(path);
  for (const [key, text] of left) localStorage.setItem(key, text);
}

describe('of an article', () => {
  it('is kept only while the server is away, and until it is saved', async () => {
    const api = await openEditor();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent.change(title(), { target: { value: 'Half a title' } });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(kept()).toHaveLength(1));
    expect(kept()[0]?.[1]).toContain('Half a title');
    expect(await screen.findByText(/Your text is saved in this browser/)).toBeVisible();
    api.handlers[AUTOSAVE] = ({ values }: { values: object }) => ({ body: changed(10, values) });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('says so when the browser has no room', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    await openEditor();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    setItem.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    fireEvent.change(title(), { target: { value: 'Half a title' } });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(/no room for your text/)).toBeVisible();
    setItem.mockRestore();
  });

  it('is kept when the page is closed before the server has answered', async () => {
    await openEditor();
    fireEvent.change(title(), { target: { value: 'Half a title' } });
    fireEvent(window, new Event('pagehide'));
    expect(kept()[0]?.[1]).toContain('Half a title');
  });

  it('is offered in the form, which begins without it', async () => {
    await openAddress(PATH, () => localStorage.setItem(KEY, entry({ title: 'Half a title' })));
    expect(await screen.findByText(NOTICE)).toBeVisible();
    expect(title()).toHaveValue(article.title);
    await userEvent.click(await button('Restore'));
    expect(title()).toHaveValue('Half a title');
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('goes with what others have saved since', async () => {
    const before = { ...saved, summary: 'Former summary.' };
    await openAddress(PATH, () =>
      localStorage.setItem(KEY, entry({ title: 'Half a title' }, before)),
    );
    await userEvent.click(await button('Restore'));
    expect(title()).toHaveValue('Half a title');
    expect(screen.getByLabelText('Summary')).toHaveValue(article.summary);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('is asked about where others have changed the same', async () => {
    const before = { ...saved, title: 'Former title' };
    await openAddress(PATH, () =>
      localStorage.setItem(KEY, entry({ title: 'Half a title' }, before)),
    );
    await userEvent.click(await button('Restore'));
    await userEvent.click(await screen.findByRole('radio', { name: /^Use / }));
    await userEvent.click(await button('Save the merged version'));
    await waitFor(() => expect(title()).toHaveValue(article.title));
  });

  it('can be discarded, and that undone', async () => {
    await openAddress(PATH, () => localStorage.setItem(KEY, entry({ title: 'Half a title' })));
    await userEvent.click(await button('Discard'));
    expect(kept()).toEqual([]);
    expect(screen.queryByText(NOTICE)).toBeNull();
    act(() => shownToast().action?.onPress());
    expect(screen.getByText(NOTICE)).toBeVisible();
    expect(kept()).toHaveLength(1);
  });

  it.each(['nonsense', '{"draft":{}}', entry({})])('does not offer %s', async (text) => {
    await openAddress(PATH, () => localStorage.setItem(KEY, text));
    await waitFor(() => expect(title()).toHaveValue(article.title));
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });

  it('leaves alone what another window keeps', async () => {
    await openEditor();
    localStorage.setItem(KEY, entry({ title: 'Typed over there' }));
    fireEvent(window, new Event('pagehide'));
    expect(localStorage.getItem(KEY)).toContain('Typed over there');
  });

  it('makes room for newer ones', async () => {
    await openEditor();
    for (let at = 0; at < 25; at += 1) {
      const time = `2026-02-03T10:${at + 10}:00.000Z`;
      localStorage.setItem(
        `${START}faqs:${at}:x`,
        JSON.stringify({ draft: {}, saved: {}, at: time }),
      );
    }
    fireEvent.change(title(), { target: { value: 'Half a title' } });
    fireEvent(window, new Event('pagehide'));
    expect(kept()).toHaveLength(20);
    expect(localStorage.getItem(`${START}faqs:5:x`)).toBeNull();
    expect(localStorage.getItem(`${START}faqs:6:x`)).not.toBeNull();
  });
});

describe('of another form', () => {
  const CREATE = 'POST /api/admin/help/faqs';

  function openFaqs(path = '/admin/faqs') {
    const api = adminApi();
    api.handlers['GET /api/admin/help/faqs'] = () => ({ body: { faqs: [], total: 0 } });
    api.handlers[CREATE] = () => Promise.reject(new TypeError('Failed to fetch'));
    const view = renderAdmin();
    return { api, view, path };
  }
  const openForm = async () => {
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'New FAQ' }))[0] as HTMLElement,
    );
    return within(await screen.findByRole('dialog', { name: 'Create FAQ' }));
  };

  it('is kept after a save that failed, offered next time, and gone once it is saved', async () => {
    startAt('/admin/faqs');
    const { view } = openFaqs();
    const form = await openForm();
    await userEvent.type(form.getByLabelText(/^Question/), 'Why?');
    expect(kept()).toEqual([]);
    await userEvent.type(form.getByLabelText(/^Answer/), 'So.');
    await userEvent.click(form.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(kept()).toHaveLength(1));
    visitAgain('/admin/faqs', view);

    const { api } = openFaqs();
    const again = await openForm();
    expect(again.getByText(/in this browser: “Why\?”\.$/)).toBeVisible();
    await userEvent.click(again.getByRole('button', { name: 'Restore' }));
    expect(again.getByLabelText(/^Answer/)).toHaveValue('So.');
    api.handlers[CREATE] = (body: object) => ({
      status: 201,
      body: { ...body, id: 'f', version: 1 },
    });
    await userEvent.click(again.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(shownToast().title).toBe('FAQ created successfully'));
    expect(kept()).toEqual([]);
  });

  it('has no password in it', async () => {
    startAt('/admin/users');
    const api = adminApi();
    api.handlers['GET /api/admin/users'] = () => ({ body: { users: [], total: 0 } });
    renderAdmin();
    await userEvent.click(
      (await screen.findAllByRole('button', { name: 'New Admin User' }))[0] as HTMLElement,
    );
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByLabelText(/^Username/), 'dana');
    await userEvent.type(form.getByLabelText(/^Password/), 'gentle otter paints');
    fireEvent(window, new Event('pagehide'));
    expect(kept()[0]?.[1]).toContain('dana');
    expect(kept()[0]?.[1]).not.toContain('otter');
  });
});
