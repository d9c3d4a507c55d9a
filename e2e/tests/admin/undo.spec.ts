import { demoCategoryId } from '../../articleFactory';
import { expect, test } from '../../fixtures';

// Journeys of several steps, each of which waits for the server.
test.slow();

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('each of several deletions can be undone until the list is left', async ({
    page,
    api,
    signIn,
    panel,
  }) => {
    const mark = `Undo ${Date.now()}`;
    const names = ['one', 'two', 'three'].map((name) => `${mark} ${name}`);
    for (const name of names) await api.admin.tags.create({ name, category: '' });
    const left = async () => (await api.admin.tags.list({ q: mark })).total;
    await signIn();
    await panel.open(`tags?q=${encodeURIComponent(mark)}`);
    const bar = page.getByRole('region', { name: 'Undo' });
    for (const [index, name] of names.entries()) {
      await panel.action(`Delete ${name}`).click();
      await expect(bar).toContainText(
        index === 0 ? `“${name}” deleted` : `${index + 1} changes can be undone`,
      );
    }
    expect(await left()).toBe(0);
    await bar.getByRole('button', { name: 'Show' }).click();
    await bar.getByRole('button', { name: `Undo: “${names[0]}” deleted` }).click();
    await expect(panel.row(String(names[0]))).toBeVisible();
    await expect(bar).toContainText('2 changes can be undone');
    await bar.getByRole('button', { name: 'Undo last' }).click();
    await expect(panel.row(String(names[2]))).toBeVisible();
    await bar.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(panel.row(String(names[1]))).toBeVisible();
    await expect(bar).toHaveCount(0);
    expect(await left()).toBe(3);
  });
});

test('one undo restores what a bulk action has changed', async ({ page, api, signIn, panel }) => {
  const categoryId = await demoCategoryId(api);
  const mark = `Bulk undo ${Date.now()}`;
  for (const [name, isPublished] of [
    ['one', true],
    ['two', false],
  ] as const) {
    const title = `${mark} ${name}`;
    await api.admin.articles.create({ title, categoryId, content: 'Text.', isPublished });
  }
  const published = async () =>
    (await api.admin.articles.list({ q: mark })).articles.map(({ isPublished }) => isPublished);
  const before = await published();
  await signIn();
  await panel.open(`articles?q=${encodeURIComponent(mark)}`);
  const bar = page.getByRole('region', { name: 'Undo' });

  await page.getByLabel('Select all articles on this page').check();
  await panel.action('Unpublish').click();
  // The other one was a draft already.
  await expect(panel.toast).toContainText('Article unpublished successfully');
  expect(await published()).toEqual([false, false]);
  await page.getByLabel('Select all articles on this page').check();
  await panel.action('Delete').click();
  await panel.confirmDelete();
  await expect(panel.toast).toContainText('2 articles deleted successfully');
  await expect(bar).toContainText('2 changes can be undone');
  await bar.getByRole('button', { name: 'Undo last' }).click();
  await expect(panel.toast).toContainText('2 articles restored');
  await expect(bar).toContainText('Article unpublished');
  await bar.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(panel.toast).toContainText('Article restored');
  expect(await published()).toEqual(before);
});
