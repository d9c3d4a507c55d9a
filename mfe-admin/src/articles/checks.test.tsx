import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
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
import { adminApi, article, renderAdmin, shownToast, startAt } from '../../test/renderAdmin';

const CHECK = 'POST /api/admin/help/articles/check';
const FIX = `PUT /api/admin/help/articles/${article.id}`;
const HEALTH = 'GET /api/admin/help/health';
const error = {
  check: 'unclosedDirective',
  level: 'error',
  message: '“:::note” is not closed.',
  advice: 'Put ::: on its own line where the block ends.',
  line: 3,
  fix: { start: 9, end: 10, insert: 'N' },
};

const content = () => screen.getByLabelText('Content (Markdown)') as HTMLTextAreaElement;
const press = (name: string | RegExp, within_ = editor()) =>
  userEvent.click(within(within_).getByRole('button', { name }));

async function openWith(findings: object[], sources: object[] = []) {
  const api = await openEditor();
  api.handlers[CHECK] = () => ({ body: { findings, sources } });
  api.handlers[UPDATE] = () => plain({ version: 4 });
  fireEvent.change(content(), { target: { value: '## First\n\nline' } });
  return api;
}

it('lists what is wrong with the typed text, shows its line and fixes it', async () => {
  const api = await openWith([error]);
  await userEvent.click(await screen.findByRole('tab', { name: 'Checks (1)' }));
  const list = await screen.findByRole('list', { name: 'Problems in the text' });
  expect(list).toHaveTextContent('is not closed.');
  expect(api.callsTo(CHECK).at(-1)?.body).toEqual({
    ...{ id: article.id, title: article.title, content: '## First\n\nline' },
  });
  await press('Show line 3');
  await waitFor(() => expect(content()).toHaveFocus());
  expect(content().value.slice(content().selectionStart, content().selectionEnd)).toBe('line');
  await press(/^Fix line 3/);
  expect(content()).toHaveValue('## First\nNline');
});

it('asks once before readers meet an error, also when it was typed a moment ago', async () => {
  const api = await openWith([error]);
  await press('Update');
  const question = await screen.findByRole('alertdialog', { name: 'Publish with 1 error?' });
  expect(within(question).getByRole('listitem')).toHaveTextContent(
    '“:::note” is not closed. (line 3)',
  );
  await press('Keep editing', question);
  expect(api.callsTo(UPDATE)).toEqual([]);
  await press('Update');
  await press('Publish anyway', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(api.callsTo(UPDATE)).toHaveLength(1));
});

it('asks for what is missing before it asks about errors', async () => {
  const api = await openWith([error]);
  fireEvent.change(title(), { target: { value: '' } });
  await press('Update');
  expect(await within(editor()).findByText('Required')).toBeVisible();
  await waitFor(() => expect(title()).toHaveFocus());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(api.callsTo(UPDATE)).toEqual([]);
});

it('asks also before the first check of an article has answered', async () => {
  const answers: (() => void)[] = [];
  await openAddress(`/admin/articles/${article.id}`, ({ handlers }) => {
    handlers[CHECK] = () =>
      new Promise((resolve) =>
        answers.push(() => resolve({ body: { findings: [error], sources: [] } })),
      );
  });
  await waitFor(() => expect(answers).toHaveLength(1));
  await press('Update');
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(within(editor()).getByRole('button', { name: 'Saving...' })).toBeVisible();
  answers[1]?.();
  const question = await screen.findByRole('alertdialog', { name: 'Publish with 1 error?' });
  await press('Keep editing', question);
  expect(within(editor()).getByRole('button', { name: 'Update' })).toBeVisible();
});

it('asks before an error is scheduled to be published, and before what others need is unpublished', async () => {
  const SCHEDULE = `PUT /api/admin/help/articles/${article.id}/schedule`;
  const draft = plain({ isPublished: false });
  const api = await openAddress(`/admin/articles/${article.id}`, ({ handlers }) => {
    handlers[READ] = () => draft;
    handlers[CHECK] = () => ({ body: { findings: [error], sources: [] } });
    handlers[SCHEDULE] = () => draft;
  });
  const schedule = async (label: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Schedule' }));
    const dialog = await screen.findByRole('dialog', { name: 'Schedule article' });
    fireEvent.change(within(dialog).getByLabelText(label), {
      target: { value: '2999-01-01T09:00' },
    });
    await press('Save schedule', dialog);
  };
  await schedule('Publish at');
  await press('Publish anyway', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(shownToast().title).toBe('Article scheduled'));
  expect(shownToast().description).toMatch(/^Publishes Jan 1, 2999, 9:00\sAM/);
  api.handlers[IMPACT] = () => ({ body: { groups: [] } });
  await schedule('Unpublish at');
  await waitFor(() => expect(api.callsTo(SCHEDULE)).toHaveLength(2));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  api.handlers[IMPACT] = () => ({ body: { groups: [linking] } });
  await schedule('Unpublish at');
  const question = await screen.findByRole('alertdialog', { name: 'Unpublish this article then?' });
  expect(question).toHaveTextContent('1 article links to it: “Trap inks”');
  await press('Save schedule', question);
  await waitFor(() => expect(api.callsTo(SCHEDULE)).toHaveLength(3));
});

it('shows times that another editor set meanwhile, and replaces them only on a second save', async () => {
  const SCHEDULE = `PUT /api/admin/help/articles/${article.id}/schedule`;
  const draft = plain({ isPublished: false });
  const theirs = '2999-05-01T09:00:00.000Z';
  const current = { ...draft.body, article: { ...draft.body.article, publishAt: theirs } };
  const api = await openAddress(`/admin/articles/${article.id}`, ({ handlers }) => {
    handlers[READ] = () => draft;
    handlers[SCHEDULE] = () => ({
      status: 409,
      body: { error: { code: 'conflict', message: 'Changed by another editor' }, current },
    });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Schedule' }));
  const dialog = await screen.findByRole('dialog', { name: 'Schedule article' });
  const input = within(dialog).getByLabelText('Publish at');
  fireEvent.change(input, { target: { value: '2999-01-01T09:00' } });
  await press('Save schedule', dialog);
  await waitFor(() =>
    expect(input).toHaveAccessibleDescription(/Someone else set this to May 1, 2999/),
  );
  expect(input).toHaveValue('2999-01-01T09:00');
  api.handlers[SCHEDULE] = () => draft;
  await press('Save schedule', dialog);
  await waitFor(() => expect(shownToast().title).toBe('Article scheduled'));
  expect(api.callsTo(SCHEDULE).map(({ body }) => body)).toMatchObject([
    { former: { publishAt: null, unpublishAt: null } },
    { former: { publishAt: theirs, unpublishAt: null } },
  ]);
});

it('asks before many articles are published with errors, and then publishes them', async () => {
  startAt('/admin/articles');
  const api = adminApi();
  const CHECK_ALL = 'POST /api/admin/help/articles/check/publish';
  const BULK = 'POST /api/admin/help/articles/bulk';
  const found = { resource: 'articles', id: article.id, title: article.title, version: 3 };
  api.handlers[CHECK_ALL] = () => ({
    body: { errors: [{ ...error, ...found, isPublished: true }] },
  });
  api.handlers[BULK] = () => ({ body: { results: [{ id: article.id, ok: true }] } });
  renderAdmin();
  const choose = async () =>
    userEvent.click(await screen.findByLabelText('Select all articles on this page'));
  await choose();
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const question = await screen.findByRole('alertdialog', { name: 'Publish with 1 error?' });
  expect(question).toHaveTextContent('“Build a quote”: “:::note” is not closed. (line 3)');
  await press('Cancel', question);
  expect(api.callsTo(BULK)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await press('Publish anyway', await screen.findByRole('alertdialog'));
  await waitFor(() => expect(api.callsTo(BULK)).toHaveLength(1));
  expect(api.callsTo(CHECK_ALL)[1]?.body).toEqual({ ids: [article.id] });
});

it('saves without a question when there are warnings alone, or the server cannot check', async () => {
  const api = await openWith([{ ...error, level: 'warning' }]);
  api.handlers[UPDATE] = () => failure(500, 'x');
  await press('Update');
  await waitFor(() => expect(api.callsTo(UPDATE)).toHaveLength(1));
  api.handlers[CHECK] = () => failure(500, 'x');
  fireEvent.change(title(), { target: { value: 'Other' } });
  await press('Update');
  await waitFor(() => expect(api.callsTo(UPDATE)).toHaveLength(2));
});

it('shows the page of the PDF beside what a draft states, and takes a doubt as checked', async () => {
  const doubt = { ...error, check: 'notInPdf', fix: null };
  const api = await openWith(
    [doubt],
    [
      { text: 'Wait 5 minutes.', page: 3, line: 1 },
      { text: 'Add 7 ml.', page: null, line: 3 },
    ],
  );
  await userEvent.click(await screen.findByRole('tab', { name: 'Checks (1)' }));
  const list = await screen.findByRole('region', { name: 'From the PDF' });
  expect(list).toHaveTextContent('1 statement not found in the PDF.');
  expect(list).toHaveTextContent(/Page 3Wait 5 minutes\./);
  const CONFIRM = `POST /api/admin/help/articles/${article.id}/sources/confirm`;
  api.handlers[CONFIRM] = () => ({ body: { message: 'Marked as checked' } });
  api.handlers[CHECK] = () => ({ body: { findings: [], sources: [] } });
  await press('Mark as checked: Add 7 ml.');
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Checks' })).toBeVisible());
  expect(api.callsTo(CONFIRM)[0]?.body).toEqual({ text: 'Add 7 ml.' });
});

it('Health goes from beyond the last page to it, lists problems of all content, and fixes one as a save that can be undone', async () => {
  startAt('/admin/health?page=9');
  const api = adminApi();
  const finding = {
    ...{ ...error, fix: { start: 0, end: 2, insert: '###' } },
    ...{ resource: 'articles', id: article.id, title: article.title, version: 3 },
    ...{ isPublished: true, place: 'saved' },
  };
  const changed = ['draft', 'scheduled'].map((place) => ({ ...finding, fix: null, place }));
  const checks = [{ ...error, title: 'Block without an end', total: 1 }];
  const listed = [finding, ...changed];
  api.handlers[HEALTH] = (_body, url) => ({
    body: { checks, findings: url.searchParams.get('page') === '9' ? [] : listed, total: 3 },
  });
  api.handlers[FIX] = (body: object) => ({ body: { ...article, ...body, version: 4 } });
  renderAdmin();
  const links = await screen.findAllByRole('link', { name: article.title });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(3).fill(`/admin/articles/${article.id}`),
  );
  expect(screen.getByText('In unpublished changes')).toBeVisible();
  expect(screen.getByText('In scheduled changes')).toBeVisible();
  expect(screen.getByRole('option', { name: 'Block without an end (1)' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Fix in Build a quote/ }));
  await waitFor(() => expect(shownToast().title).toBe('Fixed in “Build a quote”'));
  expect(api.callsTo(FIX)[0]?.body).toEqual({
    content: '### First',
    version: 3,
  });
  act(() => shownToast().action?.onPress());
  await waitFor(() => expect(shownToast().title).toBe('Restored the previous text'));
  expect(api.callsTo(FIX)[1]?.body).toEqual({ content: '## First', version: 4 });
});
