import type { PinnedArticle } from '@pressline/shared-api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure } from '../../test/fakeApi';
import { adminApi, article, renderAdmin, shownToast, startAt } from '../../test/renderAdmin';

const PINS = `/api/admin/help/related/${article.id}`;
const draft = { ...article, isPublished: false };
const others = ['Fold', 'Trim', 'Score'].map((title, index) => ({
  ...article,
  id: String(index).repeat(24),
  title,
  slug: title.toLowerCase(),
}));
const pinOf = ({ id, title, slug, isPublished }: PinnedArticle): PinnedArticle => ({
  id,
  title,
  slug,
  isPublished,
});
type Update = { articleIds: string[]; version: number };

/** The pins of one article, kept as the server keeps them; reading can be made to hang. */
async function open() {
  startAt(`/admin/related?article=${article.id}`);
  const api = adminApi();
  const stored = { version: 4, pins: [] as PinnedArticle[] };
  const server = { stored, hangs: false };
  const articles = [draft, ...others];
  api.handlers['GET /api/admin/help/articles'] = () => ({ body: { articles, total: 4 } });
  api.handlers[`GET ${PINS}`] = () =>
    server.hangs ? new Promise<never>(() => {}) : { body: { ...stored } };
  api.handlers[`PUT ${PINS}`] = ({ articleIds, version }: Update) => {
    if (version !== stored.version) {
      return failure(409, 'The article was changed by another editor', { current: { ...stored } });
    }
    stored.version += 1;
    stored.pins = articleIds.map((id) => pinOf(others.find((one) => one.id === id) as never));
    return { body: { ...stored } };
  };
  renderAdmin();
  const choices = await screen.findByRole('list', { name: 'Articles to pin' });
  const pin = (title: string) =>
    userEvent.click(within(choices).getByRole('button', { name: `Pin ${title}` }));
  return { api, server, pin };
}

const shownPins = () =>
  within(screen.getByRole('list', { name: 'Pinned articles' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(/^\d/, ''));

it('scrolls the list to the article of the address', async () => {
  const sizes = [
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(900),
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44),
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(384),
  ];
  await open();
  expect(screen.getByRole('list', { name: 'Articles' }).scrollTop).toBe(730);
  expect(screen.getByRole('list', { name: 'Articles to pin' }).scrollTop).toBe(0);
  for (const one of sizes) one.mockRestore();
});

describe('related articles', () => {
  it('are saved one change on the other, also before the first was fetched anew', async () => {
    const { api, server, pin } = await open();
    server.hangs = true;
    await pin('Fold');
    await waitFor(() => expect(shownToast().title).toBe('Related articles updated successfully'));
    await waitFor(() => expect(api.callsTo(`GET ${PINS}`)).toHaveLength(2));
    await pin('Trim');
    await waitFor(() => expect(server.stored.pins).toHaveLength(2));
    expect(shownPins()).toEqual(['Fold', 'Trim']);
    const versions = api.callsTo(`PUT ${PINS}`).map(({ body }) => (body as Update).version);
    expect(versions).toEqual([4, 5]);
  });

  it('are what another editor has saved after a conflict; changes in the queue are dropped', async () => {
    const { api, server, pin } = await open();
    const [fold] = others;
    let answer = () => {};
    const update = api.handlers[`PUT ${PINS}`];
    api.handlers[`PUT ${PINS}`] = async (body, url) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return update?.(body, url) ?? {};
    };
    server.stored.version = 9;
    server.stored.pins = [pinOf(fold as never)];
    await pin('Trim');
    await pin('Score');
    for (const calls of [1, 2]) {
      await waitFor(() => expect(api.callsTo(`PUT ${PINS}`)).toHaveLength(calls));
      answer();
    }
    await waitFor(() => expect(shownToast().title).toBe('Failed to update related articles'));
    await waitFor(() => expect(shownPins()).toEqual(['Fold']));
    expect(server.stored).toMatchObject({ version: 9, pins: [{ title: 'Fold' }] });
  });

  it('go back when nothing reaches the server', async () => {
    const { api, pin } = await open();
    const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));
    Object.assign(api.handlers, { [`GET ${PINS}`]: unreachable, [`PUT ${PINS}`]: unreachable });
    await pin('Fold');
    await pin('Trim');
    await waitFor(() => expect(api.callsTo(`PUT ${PINS}`)).toHaveLength(2));
    expect(await screen.findByText(/^Nothing is pinned/)).toBeVisible();
    expect(shownToast().title).toBe('Failed to update related articles');
  });

  it('do not keep the lists from being fetched anew', async () => {
    const { api, pin } = await open();
    const LIST = 'GET /api/admin/help/articles';
    api.handlers[`PUT ${PINS}`] = () => new Promise<never>(() => {});
    api.handlers[`DELETE /api/admin/help/articles/${article.id}`] = () => ({ body: {} });
    await pin('Fold');
    await userEvent.click(screen.getByRole('tab', { name: /Articles/ }));
    const remove = await screen.findByRole('button', { name: `Delete ${article.title}` });
    const calls = api.callsTo(LIST).length;
    await userEvent.click(remove);
    await waitFor(() => expect(shownToast().title).toBe('Article deleted successfully'));
    await waitFor(() => expect(api.callsTo(LIST).length).toBeGreaterThan(calls));
  });
});
