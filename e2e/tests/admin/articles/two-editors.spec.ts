import { publishArticle } from '../../../articleFactory';
import { test as base, expect } from '../../../fixtures';
import { ArticleEditor } from '../../../pages/ArticleEditor';
import { LoginPage } from '../../../pages/LoginPage';

const DANA = 'Dana Ruiz';
const password = 'gentle otter paints barns';

/** The editor of a second person, signed in on another machine. */
const test = base.extend<{ dana: { username: string; editor: ArticleEditor } }>({
  dana: async ({ api, browser, baseURL }, use) => {
    const username = `dana${Date.now()}`;
    await api.admin.users.create({
      username,
      fullName: DANA,
      email: `${username}@example.com`,
      password,
    });
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await page.goto('/admin/account');
    await new LoginPage(page).login(username, password);
    await page.getByText('This device').waitFor();
    await use({ username, editor: new ArticleEditor(page) });
    await context.close();
  },
});

// Conflicts and what was deleted.
test.use({ expectedErrors: [/409|404/] });

test('two people see each other at an article, and who saved or deleted it loses no editor’s text', async ({
  page,
  api,
  dana,
  signIn,
  editor,
}) => {
  const title = `Two at a sheet ${Date.now()}`;
  const article = await publishArticle(api, { title });
  const presence = `${DANA} is editing this (since `;
  await dana.editor.open(article);
  await signIn();
  await page.goto(`/admin/articles?q=${encodeURIComponent(title)}`);
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText(presence);
  await row.getByRole('button', { name: title, exact: true }).click();
  await expect(editor.dialog.getByText(presence)).toBeVisible();

  await dana.editor.dialog.getByLabel('Summary').fill('By Dana.');
  await dana.editor.save.click();
  await expect(dana.editor.toast).toContainText('Article updated successfully');
  await editor.title.fill(`${title}, mine`);
  await editor.save.click();
  await expect(editor.toast).toContainText('Article updated successfully');
  const merged = { title: `${title}, mine`, summary: 'By Dana.' };
  expect(await api.admin.articles.get(article.id)).toMatchObject(merged);

  await editor.open(article);
  await api.admin.articles.remove(article.id);
  await editor.title.fill(`${title}, restored`);
  await editor.save.click();
  await expect(editor.dialog.getByText(/^Someone deleted this article/)).toBeVisible();
  await editor.button('Restore it').click();
  await expect(editor.dialog).toHaveCount(0);
  expect(await api.admin.articles.get(article.id)).toMatchObject({ title: `${title}, restored` });

  await editor.open(article);
  await api.admin.articles.remove(article.id);
  await editor.title.fill(`${title}, anew`);
  await editor.save.click();
  await editor.button('Save as new').click();
  await expect(editor.dialog).toHaveCount(0);
  const { articles } = await api.admin.articles.list({ q: title });
  expect(articles).toMatchObject([{ title: `${title}, anew`, summary: 'By Dana.' }]);
  for (const { id } of articles) await api.admin.articles.remove(id);
});

test('what two people type in different places is merged without a word, and the same place is asked about', async ({
  page,
  api,
  dana,
  signIn,
  editor,
}) => {
  const paragraphs = ['First paragraph.', 'Second paragraph.', 'Third paragraph.'];
  const content = (texts = paragraphs) => `${texts.join('\n\n')}\n`;
  const article = await publishArticle(api, {
    title: `Share a sheet ${Date.now()}`,
    content: content(),
  });
  const copy = async () => (await api.admin.workingCopies.get(article.id)).copy?.values;
  const merge = page.getByRole('dialog', { name: /^This article was changed/ });
  const summary = editor.dialog.getByLabel('Summary');
  await signIn();
  await dana.editor.open(article);
  await editor.open(article);
  await expect(editor.highlighted).toBeVisible();

  await dana.editor.content.fill(content(['First, by Dana.', ...paragraphs.slice(1)]));
  await dana.editor.content.press('Control+s');
  await expect.poll(copy).toMatchObject({ content: expect.stringContaining('by Dana') });
  await editor.content.press('Control+End');
  await page.keyboard.type('And mine.');
  await summary.fill('Mine.');
  const both = {
    summary: 'Mine.',
    content: `${content(['First, by Dana.', ...paragraphs.slice(1)])}And mine.`,
  };
  await expect.poll(copy).toMatchObject(both);
  await expect(editor.dialog.getByText(`${DANA} also changed Content (Markdown).`)).toBeVisible();
  // The lines beside the buttons do not stretch them.
  const heights = [editor.save, editor.button('Schedule')].map((button) => button.boundingBox());
  const [save, schedule] = await Promise.all(heights);
  expect(save?.height).toBe(schedule?.height);
  await expect(merge).toHaveCount(0);
  await expect(editor.dialog.getByText('Unsaved changes')).toHaveCount(0);

  // Dana continues in a field that no other editor touches.
  await dana.editor.title.fill(`${article.title}, by Dana`);
  await expect.poll(copy).toMatchObject({ ...both, title: `${article.title}, by Dana` });
  await expect(dana.editor.dialog.getByLabel('Summary')).toHaveValue('Mine.');

  await dana.editor.dialog.getByLabel('Summary').fill('By Dana.');
  await dana.editor.title.press('Control+s');
  await expect.poll(copy).toMatchObject({ summary: 'By Dana.' });
  await summary.fill('Mine again.');
  await expect(merge.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(merge.getByRole('group')).toHaveCount(1);
  await merge.getByRole('radio', { name: `Use ${DANA}’s` }).check();
  await merge.getByRole('button', { name: 'Save the merged version' }).click();
  await expect(summary).toHaveValue('By Dana.');
  await expect(editor.title).toHaveValue(`${article.title}, by Dana`);
  expect(await api.admin.articles.get(article.id)).toMatchObject({ title: article.title });
});
