import { expect, test } from '../../../fixtures';
import { pageProblems } from '../../../pageProblems';
import { ArticleEditor } from '../../../pages/ArticleEditor';

const ID = /\/admin\/articles\/[0-9a-f]{24}$/;

test('a new article is a draft from the first pause in typing, until it is created', async ({
  page,
  api,
  signIn,
  editor,
  panel,
}) => {
  const title = `Emboss a seal ${Date.now()}`;
  const newTitles = async () =>
    (await api.admin.workingCopies.list()).drafts.map((draft) => draft.title);
  await signIn();
  await page.goto('/admin/articles');
  await page.getByRole('button', { name: 'New Article' }).click();
  await editor.title.fill(title);
  await expect(page).toHaveURL(ID);
  await expect(editor.dialog).toHaveAccessibleName('Create Article');
  await expect(editor.dialog.getByText('Not created yet')).toBeVisible();
  await expect(editor.button('Create')).toBeVisible();
  expect((await api.admin.articles.list({ q: title })).total).toBe(0);
  await editor.button('Cancel').click();
  await editor.answer('Keep as draft');
  await expect(editor.dialog).toHaveCount(0);

  await page.getByLabel('Status', { exact: true }).selectOption('Drafts');
  const row = page
    .getByRole('list', { name: 'Articles not created yet' })
    .getByRole('listitem')
    .filter({ hasText: title });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(row.getByText('Not created yet')).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);
  }
  await row.getByRole('button', { name: `Delete ${title}` }).click();
  await expect(row).toHaveCount(0);
  await panel.undo();
  await row.getByRole('button', { name: title, exact: true }).click();
  await expect(editor.title).toHaveValue(title);
  await expect(editor.dialog).toHaveAccessibleName('Create Article');
  await page.reload();
  await editor.fillIn(title);
  await editor.button('Create').click();
  await expect(editor.toast).toContainText('Article created successfully');
  await expect(editor.dialog).toHaveCount(0);
  expect((await api.admin.articles.list({ q: title })).articles).toMatchObject([
    { title, version: 1, isPublished: false },
  ]);
  expect(await newTitles()).not.toContain(title);
});

test('what is discarded or emptied leaves no trace, and two windows keep apart', async ({
  page,
  api,
  context,
  signIn,
  editor,
}) => {
  const stamp = Date.now();
  const mine = async () =>
    (await api.admin.workingCopies.list()).drafts
      .map((draft) => draft.title)
      .filter((title) => title.endsWith(String(stamp)))
      .sort();
  await signIn();
  await page.goto('/admin/articles/new');
  await editor.title.fill(`Deboss ${stamp}`);
  await expect.poll(mine).toEqual([`Deboss ${stamp}`]);

  const tab = await context.newPage();
  const other = new ArticleEditor(tab);
  await tab.goto('/admin/articles/new');
  await expect(other.title).toHaveValue('');
  await other.title.fill(`Emboss ${stamp}`);
  await expect.poll(mine).toEqual([`Deboss ${stamp}`, `Emboss ${stamp}`]);
  await tab.goto('chrome://crash').catch(() => undefined);
  expect(await mine()).toEqual([`Deboss ${stamp}`, `Emboss ${stamp}`]);

  await editor.title.fill('');
  await expect.poll(mine).toEqual([`Emboss ${stamp}`]);
  await editor.title.fill(`Deboss again ${stamp}`);
  await expect.poll(mine).toEqual([`Deboss again ${stamp}`, `Emboss ${stamp}`]);
  await editor.button('Cancel').click();
  await editor.answer('Discard');
  await expect(editor.dialog).toHaveCount(0);
  expect(await mine()).toEqual([`Emboss ${stamp}`]);
  const { drafts } = await api.admin.workingCopies.list();
  for (const { id } of drafts.filter(({ title }) => title === `Emboss ${stamp}`)) {
    const { copy } = await api.admin.workingCopies.get(id);
    await api.admin.workingCopies.discard(id, { version: copy?.version ?? 0 });
  }
});
