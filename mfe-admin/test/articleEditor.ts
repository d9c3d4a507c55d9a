import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminApi, article, renderAdmin, startAt } from './renderAdmin';

globalThis.matchMedia ??= ((query: string) => ({
  media: query,
  // As wide as a desk.
  matches: true,
  addEventListener() {},
  removeEventListener() {},
})) as never;

export const CREATE = 'POST /api/admin/help/articles';
const COPY = `/api/admin/help/articles/${article.id}/working-copy`;
export const READ = `GET ${COPY}`;
export const AUTOSAVE = `PUT ${COPY}`;
export const UPDATE = `POST ${COPY}/publish`;

/** The answer about an article without unpublished changes. */
export const plain = (changes: object = {}) => ({
  body: { article: { ...article, ...changes }, copy: null },
});

const { id: _id, version: articleVersion, ...values } = article;
/** The answer about the article with changes of `savedBy` that are not published. */
export const changed = (version: number, changes: object, savedBy = 'ada') => ({
  article: { ...article, changesSavedAt: '2026-01-03T10:00:00.000Z' },
  copy: {
    ...{ version, articleVersion, savedBy, savedAt: '2026-01-03T10:00:00.000Z' },
    base: values,
    values: { ...values, ...changes },
  },
});

export const editor = () => screen.getByRole('dialog', { name: /(Edit|Create) Article/ });
/** The question about what was typed, when the editor is left. */
export const keepQuestion = () => screen.findByRole('dialog', { name: 'Keep your changes?' });
/** Answers it. */
export const answerKeep = async (answer: 'Keep as draft' | 'Discard') =>
  userEvent.click(within(await keepQuestion()).getByRole('button', { name: answer }));
export const title = () => screen.getByLabelText(/^Title/);

type Api = ReturnType<typeof adminApi>;

/** Opens the list and from there the editor, of a new article or of the one there is. */
export async function openEditor(
  button = 'Edit Build a quote',
  prepare: (api: Api) => void = () => {},
): Promise<Api> {
  startAt('/admin/articles');
  const api = adminApi();
  prepare(api);
  renderAdmin();
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await screen.findByLabelText(/^Title/);
  return api;
}

/** Opens the editor by its address; `prepare` acts on the API and the browser before. */
export async function openAddress(
  path: string,
  prepare: (api: Api) => void = () => {},
): Promise<Api> {
  startAt(path);
  const api = adminApi();
  prepare(api);
  renderAdmin();
  await screen.findByRole('dialog', { name: /(Edit|Create) Article/ });
  return api;
}
