import type { Article } from '@pressline/shared-api';
import { demoCategoryId } from '../../articleFactory';
import { expect, test } from '../../fixtures';

// Journeys of many steps, each of which waits for the server.
test.slow();

for (const width of [1440, 390]) {
  test(`many articles are published, moved and deleted at once, and Undo restores them, ${width} px wide`, async ({
    page,
    api,
    signIn,
    panel,
  }) => {
    const from = await demoCategoryId(api);
    const { categories } = await api.admin.categories.list({ q: 'Integrations' });
    const [second] = categories;
    if (!second) throw new Error('The demo content is not there');
    const mark = `Gang ${Date.now()}`;
    const content = '[Then](/help/articles/no-such-article)';
    const articles: Article[] = [];
    for (const title of [`${mark} one`, `${mark} two`]) {
      articles.push(await api.admin.articles.create({ title, categoryId: from, content }));
    }
    const stored = async () => (await api.admin.articles.list({ q: mark })).articles;

    await page.setViewportSize({ width, height: 844 });
    await signIn();
    await panel.open(`articles?q=${encodeURIComponent(mark)}`);
    await page.getByLabel('Select all articles on this page').check();
    await panel.action('Publish').click();
    await expect(panel.question).toHaveAccessibleName('Publish with 2 errors?');
    await panel.question.getByRole('button', { name: 'Publish anyway' }).click();
    await expect(panel.toast).toContainText('2 articles published successfully');
    expect((await stored()).every(({ isPublished }) => isPublished)).toBe(true);

    await page.getByLabel('Select all articles on this page').check();
    await expect(page).toHaveURL(/selected=/);
    await page.reload();
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Move to category' }).click();
    await panel.dialog.getByLabel('Category').selectOption(second.id);
    await panel.action('Move').click();
    await expect(panel.toast).toContainText('2 articles moved successfully');
    expect((await stored()).every(({ categoryId }) => categoryId === second.id)).toBe(true);

    await page.getByLabel('Select all articles on this page').check();
    await panel.action('Delete').click();
    await panel.confirmDelete();
    await expect(panel.toast).toContainText('2 articles deleted successfully');
    expect(await stored()).toHaveLength(0);
    await panel.undo();
    await expect(page.getByRole('heading', { name: `${mark} one` })).toBeVisible();
    expect(await stored()).toHaveLength(2);
  });
}

test('a category with content is not deleted, and its row says why', async ({
  page,
  api,
  signIn,
  panel,
}) => {
  const category = await api.admin.categories.create({ name: `Kept ${Date.now()}` });
  await api.admin.faqs.create({
    question: 'Why?',
    answer: 'Because.',
    categoryId: category.id,
  });
  await signIn();
  await panel.open(`categories?q=${encodeURIComponent(category.name)}`);
  await page.getByLabel(`Select ${category.name}`).check();
  await panel.action('Delete').click();
  await panel.confirmDelete();
  await expect(page.getByText('The category still has 1 FAQ')).toBeVisible();
});
