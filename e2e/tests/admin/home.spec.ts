import { demoCategoryId } from '../../articleFactory';
import { expect, test } from '../../fixtures';
import { pageProblems } from '../../pageProblems';

const views = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

test('Home stands above the articles, and leads to what waits, to own drafts and to what was changed', async ({
  page,
  api,
  signIn,
  panel,
  editor,
}) => {
  const title = `Publishes by itself ${Date.now()}`;
  const categoryId = await demoCategoryId(api);
  const { id, version } = await api.admin.articles.create({ title, categoryId });
  const seen = { copyVersion: 0, articleVersion: version };
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  await api.admin.workingCopies.schedule(id, { ...seen, publishAt, unpublishAt: null });

  await signIn();
  const home = page.getByRole('region', { name: 'Home' });
  for (const { width, colorScheme } of views) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await test.step(`${width} px wide`, async () => {
      await page.goto('/admin');
      await expect(panel.tab('Articles')).toHaveAttribute('aria-selected', 'true');
      const link = home.getByRole('link', { name: /^[1-9]\d* Scheduled articles/ });
      await expect(link).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await link.focus();
      expect(await pageProblems(page)).toEqual([]);

      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/admin\/articles\?status=scheduled$/);
      await expect(page.getByLabel('Status', { exact: true })).toHaveValue('scheduled');
      await expect(panel.row(title)).toContainText('Publishes');
      await expect(home).toHaveCount(0);

      await page.keyboard.press('/');
      await page.keyboard.type('no such title');
      await expect(page.getByText('No articles found matching your search')).toBeVisible();
      await panel.button('Clear search and filters').press('Enter');
      await expect(page).toHaveURL(/\/admin\/articles$/);

      // Other specs write drafts, too: this one is the newest.
      const draft = `Own draft ${Date.now()}`;
      await api.admin.articles.create({ title: draft, categoryId });
      await page.getByRole('link', { name: 'Home', exact: true }).press('Enter');
      const drafts = home.getByRole('region', { name: 'My drafts and changes' });
      await drafts.getByRole('link', { name: draft }).press('Enter');
      await expect(editor.title).toHaveValue(draft);
      await page.goBack();
      const activity = home.getByRole('region', { name: 'Recent activity' });
      await expect(activity.getByRole('listitem')).not.toHaveCount(0);
    });
  }
});
