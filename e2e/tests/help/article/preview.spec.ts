import { publishArticle } from '../../../articleFactory';
import { everyDirective } from '../../../everyDirective';
import { expect, test } from '../../../fixtures';

test.use({ expectedErrors: [/404|images\.example|ERR_NAME_NOT_RESOLVED/] });

test('a draft can be read by every visitor with its link, is never cached, and changes at once', async ({
  page,
  api,
}) => {
  const draft = await publishArticle(api, {
    title: 'A draft',
    content: everyDirective,
    isPublished: false,
  });
  const { url } = await api.admin.articles.previewLink(draft.id);
  const answer = await page.goto(url);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(page.getByText('Preview of a draft.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'A draft' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Step 1 done/ })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('region', { name: 'Was this helpful?' })).toHaveCount(0);

  await api.admin.articles.update(draft.id, { title: 'Another draft' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Another draft' })).toBeVisible();

  await api.admin.articles.update(draft.id, { isPublished: true });
  await page.reload();
  await expect(page.getByText('Preview of a published article.')).toBeVisible();
  await expect(page.getByText('Preview of a draft.')).toHaveCount(0);
});

test('an unknown preview link answers 404', async ({ page }) => {
  const answer = await page.goto('/help/preview/not-a-token');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('It may have moved')).toBeVisible();
});
