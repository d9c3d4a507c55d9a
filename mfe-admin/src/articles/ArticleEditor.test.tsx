import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AUTOSAVE,
  CREATE,
  changed,
  editor,
  openAddress,
  openEditor,
  plain,
  READ,
  title,
  UPDATE,
} from '../../test/articleEditor';
import { failure } from '../../test/fakeApi';
import { IMPACT, linking } from '../../test/impact';
import { article, categories, shownToast } from '../../test/renderAdmin';

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const content = () => screen.getByLabelText('Content (Markdown)') as HTMLTextAreaElement;

/** What the visitor types, at once: key by key takes long in a form of this size. */
const type = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });

it('creates with the defaults and the tags in a list', async () => {
  const api = await openEditor('New Article');
  api.handlers[CREATE] = (body: object) => ({ status: 201, body: { ...article, ...body } });
  expect(location.pathname).toBe('/admin/articles/new');
  expect(screen.getByLabelText('Read Time (minutes)')).toHaveValue(5);
  expect(title()).toHaveFocus();
  await userEvent.click(within(editor()).getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(title()).toBeInvalid());
  type(title(), 'Fold it');
  await userEvent.selectOptions(within(editor()).getByLabelText(/^Category/), 'Finishing');
  type(screen.getByLabelText('Tags'), 'folding, , creasing ,');
  await userEvent.click(within(editor()).getByRole('switch', { name: 'Published' }));
  await waitFor(() => expect(screen.getByLabelText('Slug (URL)')).toHaveValue('from-the-title'));
  await userEvent.click(within(editor()).getByRole('button', { name: 'Create' }));
  await waitFor(() =>
    expect(shownToast()).toMatchObject({
      title: 'Article created successfully',
      action: { label: 'View article' },
    }),
  );
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
  await closed();
  expect(location.pathname).toBe('/admin/articles');
});

it('begins with the title that the address names', async () => {
  await openAddress('/admin/articles/new?title=How+to+trim');
  await waitFor(() => expect(title()).toHaveValue('How to trim'));
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(location.search).toBe('');
});

it('goes on from the title to the text, and keeps the title in one line', async () => {
  await openEditor('New Article');
  type(title(), 'Fold\n it');
  expect(title()).toHaveValue('Fold it');
  expect(fireEvent.keyDown(title(), { key: 'Enter', isComposing: true })).toBe(true);
  expect(title()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(content()).toHaveFocus();
  expect(title()).toHaveValue('Fold it');
});

it('shows the settings when one of them is missing', async () => {
  await openEditor('New Article');
  const settings = screen.getByRole('tab', { name: 'Settings' });
  type(title(), 'Fold it');
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(settings).toHaveAttribute('aria-selected', 'false');
  await userEvent.click(within(editor()).getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(within(editor()).getByLabelText(/^Category/)).toHaveFocus());
  expect(settings).toHaveAttribute('aria-selected', 'true');
});

it('can be closed after its form has failed, also when something was typed', async () => {
  const api = await openEditor();
  api.handlers[`GET /api/admin/help/articles/${article.id}/revisions`] = () => ({ body: {} });
  jest.spyOn(console, 'error').mockImplementation();
  type(title(), 'Build a quote!');
  await userEvent.click(screen.getByRole('tab', { name: 'History' }));
  await screen.findByText('Couldn’t load the editor');
  jest.mocked(console.error).mockRestore();
  await userEvent.keyboard('{Escape}');
  await closed();
});

const ctrl = (key: string) => userEvent.keyboard(`{Control>}${key}{/Control}`);

it('keeps what is typed by Ctrl+S and publishes it by Ctrl+Enter alone', async () => {
  const api = await openEditor();
  api.handlers[AUTOSAVE] = ({ values }: { values: object }) => ({
    body: changed(10, values),
  });
  api.handlers[UPDATE] = () => plain({ version: 4, title: 'Build a quote!' });
  type(title(), 'Build a quote!');
  title().focus();
  await ctrl('s');
  expect(await within(editor()).findByText('Unpublished changes')).toBeVisible();
  expect(within(editor()).getByText(/^Saved/)).toBeVisible();
  expect(api.callsTo(AUTOSAVE)).toHaveLength(1);
  expect(api.callsTo(UPDATE)).toEqual([]);
  await ctrl('{Enter}');
  await waitFor(() => expect(shownToast().title).toBe('Article updated successfully'));
  expect(shownToast().description).toBe('Readers can see the changes now.');
  await closed();
});

it('updates the version it began with', async () => {
  const api = await openEditor();
  api.handlers[UPDATE] = () => plain({ version: 4 });
  type(title(), 'Build a quote!');
  await userEvent.click(within(editor()).getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(shownToast().title).toBe('Article updated successfully'));
  expect(api.callsTo(UPDATE)[0]?.body).toMatchObject({
    copyVersion: 0,
    articleVersion: 3,
    isPublished: true,
    values: { title: 'Build a quote!' },
  });
  await closed();
});

describe('while others link to the article', () => {
  const LINKS = 'POST /api/admin/help/links/update';
  const press = async (name: string) =>
    userEvent.click(within(editor()).getByRole('button', { name }));

  async function openLinked() {
    const api = await openEditor();
    api.handlers[IMPACT] = () => ({ body: { groups: [linking] } });
    api.handlers[UPDATE] = ({ values, isPublished }: { values: object; isPublished: boolean }) =>
      plain({ ...values, isPublished, version: 4 });
    api.handlers[LINKS] = () => ({ body: { id: 'o1', changed: 1, restored: 0, refused: [] } });
    return api;
  }
  async function rename() {
    const api = await openLinked();
    type(screen.getByLabelText('Slug (URL)'), 'quote-a-job');
    await press('Update');
    const title = 'Change the address of this article?';
    return { api, question: await screen.findByRole('alertdialog', { name: title }) };
  }

  it('another address is given after a question, and the links follow it', async () => {
    const { api, question } = await rename();
    expect(api.callsTo(IMPACT)[0]?.body).toMatchObject({ action: 'rename', ids: [article.id] });
    const link = within(question).getByRole('link', { name: /^“Trap inks”/ });
    expect(link).toHaveAttribute('href', `/admin/articles/${'e'.repeat(24)}`);
    expect(api.callsTo(UPDATE)).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(shownToast().title).toBe('Updated links in 1 place'));
    const body = { from: ['/help/articles/build-a-quote'], to: '/help/articles/quote-a-job' };
    expect(api.callsTo(LINKS).map((call) => call.body)).toEqual([body]);
  });

  it('the links stay as they are for who wants that', async () => {
    const { api, question } = await rename();
    await userEvent.click(within(question).getByRole('switch', { name: 'Update the links' }));
    await userEvent.click(within(question).getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(shownToast().title).toBe('Article updated successfully'));
    await closed();
    expect(api.callsTo(LINKS)).toEqual([]);
  });

  it('it is unpublished after a question', async () => {
    const api = await openLinked();
    await userEvent.click(within(editor()).getByRole('switch', { name: 'Published' }));
    await press('Update');
    const title = 'Unpublish this article?';
    const question = await screen.findByRole('alertdialog', { name: title });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(api.callsTo(UPDATE)).toEqual([]);
    await press('Update');
    const again = await screen.findByRole('alertdialog', { name: title });
    await userEvent.click(within(again).getByRole('button', { name: 'Unpublish' }));
    await closed();
    expect(api.callsTo(UPDATE)[0]?.body).toMatchObject({ isPublished: false });
  });
});

it('is unpublished after a question also when nothing links to it, and comes back', async () => {
  const api = await openEditor();
  api.handlers[UPDATE] = ({ isPublished }: { isPublished: boolean }) =>
    plain({ isPublished, version: 4 });
  await userEvent.click(screen.getByRole('switch', { name: 'Published' }));
  expect(saveButton()).toHaveAccessibleDescription('Unpublishes the article.');
  await userEvent.click(saveButton());
  const question = await screen.findByRole('alertdialog', { name: 'Unpublish this article?' });
  expect(question).toHaveAccessibleDescription(/^Readers won’t be able to find it/);
  await userEvent.click(within(question).getByRole('button', { name: 'Unpublish' }));
  await closed();
  expect(shownToast()).toMatchObject({
    title: 'Article updated successfully',
    description: 'Unpublished. Readers can no longer find it.',
    action: { label: 'Undo' },
  });
  act(() => shownToast().action?.onPress());
  await waitFor(() => expect(shownToast().title).toBe('“Build a quote” published'));
  expect(api.callsTo(UPDATE)[1]?.body).toEqual({
    ...{ copyVersion: 0, articleVersion: 4, values: {}, isPublished: true },
  });
});

it('comes back as readers had it, and keeps what the save changed besides as unpublished changes', async () => {
  const api = await openAddress(`/admin/articles/${article.id}`, ({ handlers }) => {
    handlers[READ] = () => ({ body: changed(9, { title: 'Build a quote!' }) });
    handlers[UPDATE] = ({ values, isPublished }: { values: object; isPublished: boolean }) =>
      plain({ ...values, isPublished, version: isPublished ? 5 : 4 });
    handlers[AUTOSAVE] = ({ values }: { values: object }) => ({ body: changed(10, values) });
  });
  await within(editor()).findByText('Unpublished changes');
  type(content(), 'Half a sentence');
  await userEvent.click(screen.getByRole('switch', { name: 'Published' }));
  await userEvent.click(saveButton());
  const question = await screen.findByRole('alertdialog', { name: 'Unpublish this article?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Unpublish' }));
  await closed();
  const savedBefore = api.callsTo(AUTOSAVE).length;
  act(() => shownToast().action?.onPress());
  await waitFor(() => expect(shownToast().title).toBe('“Build a quote” published'));
  const { title, content: text } = article;
  expect(api.callsTo(UPDATE)[1]?.body).toEqual({
    ...{ copyVersion: 0, articleVersion: 4, values: { title, content: text }, isPublished: true },
  });
  expect(api.callsTo(AUTOSAVE).slice(savedBefore)).toMatchObject([
    {
      body: { articleVersion: 5, values: { title: 'Build a quote!', content: 'Half a sentence' } },
    },
  ]);
});

it('puts refusals on their fields', async () => {
  const api = await openEditor();
  const fields = { slug: 'Already in use' };
  api.handlers[UPDATE] = () =>
    failure(400, 'Check the highlighted fields', { error: { code: 'validation', fields } });
  await userEvent.click(within(editor()).getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Already in use')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Slug (URL)')).toHaveFocus());
  expect(shownToast()).toMatchObject({ title: 'Failed to update article', variant: 'destructive' });
});

it('takes a problem back when its field is changed, and leaves the focus there', async () => {
  await openEditor('New Article');
  await userEvent.click(within(editor()).getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(title()).toHaveFocus());
  expect(within(editor()).getAllByText('Required')).toHaveLength(2);
  type(title(), 'Fold it');
  expect(title()).toBeValid();
  expect(within(editor()).getByLabelText(/^Category/)).toBeInvalid();
  expect(title()).toHaveFocus();
  type(title(), '');
  expect(title()).toBeInvalid();
});

const saveButton = () => within(editor()).getByRole('button', { name: 'Update' });
const showDetails = () => userEvent.click(screen.getByRole('tab', { name: 'Settings' }));

it('says one thing at a time about a slug', async () => {
  const api = await openEditor();
  await showDetails();
  const slug = screen.getByLabelText('Slug (URL)');
  api.handlers['GET /api/admin/help/articles/slug-check'] = (_body, { searchParams }) => {
    const asked = searchParams.get('slug');
    const isTaken = asked === 'taken';
    return {
      body: { slug: 'taken', isFree: !isTaken, suggestion: isTaken ? 'taken-2' : 'taken-3' },
    };
  };
  api.handlers[UPDATE] = () =>
    failure(400, 'x', { error: { code: 'validation', fields: { slug: 'Already in use' } } });
  type(slug, 'taken');
  expect(await screen.findByText('Another article uses this slug.')).toBeVisible();
  await userEvent.click(within(editor()).getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Already in use')).toBeVisible();
  expect(screen.queryByText('Another article uses this slug.')).toBeNull();
  expect(within(editor()).getByRole('button', { name: 'Use taken-2' })).toBeVisible();
  type(slug, 'Taken!');
  expect(await screen.findByText(/^Use lowercase letters/)).toBeVisible();
  expect(screen.queryByText('Already in use')).toBeNull();
});

it.each([
  ['the server cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', () => failure(500, 'Something went wrong')],
  ['it is not allowed', () => failure(403, 'Not allowed')],
])('keeps what was typed when %s', async (_case, answer) => {
  const api = await openEditor();
  api.handlers[UPDATE] = answer;
  type(title(), 'Build a quote now');
  await userEvent.click(within(editor()).getByRole('button', { name: 'Update' }));
  expect(await within(editor()).findByRole('alert')).toHaveTextContent('still here');
  expect(title()).toHaveValue('Build a quote now');
  expect(shownToast()).toMatchObject({ title: 'Failed to update article', variant: 'destructive' });
});

it('says that there is no such article', async () => {
  await openAddress(`/admin/articles/${'d'.repeat(24)}`);
  expect(await screen.findByText(/We couldn’t find this article/)).toBeVisible();
});

it('shows the preview, counts the words and takes the read time from them', async () => {
  const api = await openEditor();
  type(content(), 'Fresh ink');
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(
    await within(screen.getByRole('region', { name: 'Preview' })).findByText('Fresh ink'),
  ).toBeVisible();
  expect(api.callsTo('POST /api/admin/help/articles/preview')).toHaveLength(2);
  await showDetails();
  expect(
    await screen.findByText('401 words · about 3 min. Leave blank to use the estimate'),
  ).toBeVisible();
  await userEvent.click(within(editor()).getByRole('button', { name: 'Use 3 min' }));
  const readTime = screen.getByLabelText('Read Time (minutes)');
  expect(readTime).toHaveValue(3);
  await userEvent.clear(readTime);
  expect(readTime).toHaveValue(null);
  await userEvent.tab();
  expect(readTime).toHaveValue(3);
});

it('checks a slug while it is typed, and says that the old address redirects', async () => {
  const api = await openEditor();
  api.handlers['GET /api/admin/help/articles/slug-check'] = (_body, { searchParams }) => {
    const slug = searchParams.get('slug') ?? '';
    return {
      body: { slug, isFree: slug !== 'taken', suggestion: slug === 'taken' ? 'taken-2' : slug },
    };
  };
  await showDetails();
  type(screen.getByLabelText('Slug (URL)'), 'taken');
  expect(await screen.findByText('Another article uses this slug.')).toBeVisible();
  await userEvent.click(within(editor()).getByRole('button', { name: 'Use taken-2' }));
  expect(await screen.findByText('Available: /help/articles/taken-2')).toBeVisible();
  expect(
    screen.getByText('The old address /help/articles/build-a-quote will redirect here.'),
  ).toBeVisible();
});

it('does not cut a long title that is pasted, and counts its characters', async () => {
  const api = await openEditor();
  await userEvent.clear(title());
  await userEvent.click(title());
  await userEvent.paste('x'.repeat(10_000));
  expect(screen.getByText('10,000 of 200 characters')).toBeVisible();
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Use at most 200 characters (now 10,000)')).toBeVisible();
  expect(api.callsTo(UPDATE)).toEqual([]);
  type(title(), 'x'.repeat(200));
  expect(screen.queryByText(/^Use at most 200 characters/)).toBeNull();
});

it('says how many featured articles are shown, and what Update does for readers', async () => {
  await openEditor();
  const featured = screen.getByRole('switch', { name: 'Featured' });
  expect(featured).toHaveAccessibleDescription('Pins it to Popular Articles (six spots)');
  expect(saveButton()).toHaveAccessibleDescription('Readers will see these changes.');
  await userEvent.click(screen.getByRole('switch', { name: 'Published' }));
  expect(saveButton()).toHaveAccessibleDescription('Unpublishes the article.');
});
