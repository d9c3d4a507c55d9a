import { demoCategoryId, publishArticle } from '../../articleFactory';
import { expect, test } from '../../fixtures';

const broken = '## Ink\n\n::: tip\nStir it.\n:::\n\n[Then](/help/articles/no-such-article)';

test.beforeEach(({ signIn }) => signIn());

for (const width of [1440, 390]) {
  test(`a text is checked as it is typed, and mended, ${width} px wide`, async ({
    page,
    api,
    editor,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const categoryId = await demoCategoryId(api);
    const article = await api.admin.articles.create({ title: `Checked at ${width}`, categoryId });
    await editor.open(article);
    await editor.content.fill(broken);
    await page.getByRole('tab', { name: 'Checks (3)' }).click();
    const problems = page.getByRole('list', { name: 'Problems in the text' });
    await expect(problems).toContainText('Readers see “::: tip” as plain text.');
    await problems.getByRole('button', { name: /^Fix line 3/ }).click();
    await expect(page.getByRole('tab', { name: 'Checks (1)' })).toBeVisible();
    await problems.getByRole('button', { name: 'Show line 7' }).click();
    await expect(editor.content).toBeFocused();

    await editor.settings.click();
    await page.getByRole('switch', { name: 'Published' }).click();
    await editor.save.click();
    const question = page.getByRole('alertdialog', { name: 'Publish with 1 error?' });
    await expect(question).toContainText(
      'This link leads nowhere: /help/articles/no-such-article (line 7)',
    );
    await question.getByRole('button', { name: 'Publish anyway' }).click();
    await expect(editor.toast).toContainText('Article updated successfully');
    const { content } = await api.admin.articles.get(article.id);
    expect(content).toBe(broken.replace('::: tip', ':::tip'));
  });
}

for (const width of [1440, 390]) {
  test(`Health finds the problems of all content, and fixes one that can be undone, ${width} px wide`, async ({
    page,
    api,
    panel,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const title = 'Found by Health';
    const article = await publishArticle(api, { title, content: '## Ink\n\n#### Deep' });
    await panel.open('health');
    await page.getByLabel('Check', { exact: true }).selectOption('headingSkip');
    await panel.button(`Fix in ${title}`).click();
    await expect(panel.toast).toContainText(`Fixed in “${title}”`);
    const content = async () => (await api.admin.articles.get(article.id)).content;
    expect(await content()).toBe('## Ink\n\n### Deep');
    await expect(panel.row(title)).toBeHidden();
    await panel.undo();
    await expect(panel.row(title)).toBeVisible();
    expect(await content()).toBe(article.content);
    await panel.row(title).getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`/admin/articles/${article.id}`);
  });
}

test('the sections of a page are in view on a phone', async ({ page, panel }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await panel.open('health');
  const section = page.getByRole('link', { name: 'Health', exact: true });
  await expect(section).toHaveAttribute('aria-current', 'page');
  await expect(section).toBeInViewport({ ratio: 1 });
});
