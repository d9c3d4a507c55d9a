import type { Page } from '@playwright/test';
import type { ApiClient, Article } from '@pressline/shared-api';
import { pathOf, publishArticle } from '../../../articleFactory';
import { expect, test } from '../../../fixtures';
import { pageProblems } from '../../../pageProblems';

const CONTENT = '## Bleed\n\nAdd **3 mm** on each side. Cut it off later.\n\n## Fold\n\nScore it.';

const publish = (api: ApiClient, title: string) => publishArticle(api, { title, content: CONTENT });

const newest = async (api: ApiClient, { id }: Article) =>
  (await api.feedback.list({ articleId: id })).feedback[0];

/** Axe and sideways scroll on a phone and on a wide screen; what is around `part` is judged elsewhere. */
async function expectNoProblems(page: Page, part = 'main') {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect({ width, problems: await pageProblems(page, part) }).toEqual({ width, problems: [] });
  }
}

test('a selected sentence comes along, and staff save another wording with one press', async ({
  page,
  api,
  panel,
  signIn,
}) => {
  const article = await publish(api, 'Cut and fold');
  await page.goto(pathOf(article));
  await page.getByText('Cut it off later.').evaluate((paragraph) => {
    const text = paragraph.lastChild as Text;
    const from = text.data.indexOf('Cut it');
    document.getSelection()?.setBaseAndExtent(text, from, text, text.length);
  });
  await page.getByRole('link', { name: 'suggest a change' }).click();
  const form = page.getByRole('region', { name: 'Your suggestion' });
  await expect(form.getByLabel('Current sentence')).toHaveValue('Cut it off later.');
  await expectNoProblems(page);
  await form.getByLabel('Your suggestion').fill('Trim it off later.');
  await form.getByRole('button', { name: 'Send suggestion' }).click();
  await expect(form.getByText('Thanks. We read every suggestion.')).toBeVisible();
  await expectNoProblems(page);

  await signIn();
  await page.goto(`/admin/feedback?article=${article.id}`);
  await page.getByRole('button', { name: 'Review the suggestion for Cut and fold' }).click();
  const dialog = page.getByRole('dialog');
  const after = dialog.getByRole('region', { name: 'Article: With the suggestion' });
  await expect(after).toContainText('Add **3 mm** on each side.');
  await expect(after).toContainText('Trim');
  await expectNoProblems(page, '[role="dialog"]');
  // Another editor saves meanwhile, elsewhere in the article.
  await api.admin.articles.update(article.id, { content: `${CONTENT}\n\n## Bind\n\nGlue it.` });
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(panel.toast).toContainText('Suggestion saved in the article');
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
  await expectNoProblems(page);
  await page.goto(pathOf(article));
  await expect(page.getByText('on each side. Trim it off later.')).toBeVisible();
  await expect(page.getByText('Glue it.')).toBeVisible();
});

test('a passage that has changed since is said plainly, and the suggestion can be declined', async ({
  page,
  api,
  signIn,
}) => {
  const article = await publish(api, 'Score and fold');
  await api.reports.suggest(article.id, { passage: 'Score it.', proposal: 'Crease it.' });
  await api.admin.articles.update(article.id, { content: CONTENT.replace('Score', 'Perforate') });
  await signIn();
  await page.goto(`/admin/feedback?article=${article.id}`);
  await page.getByRole('button', { name: 'Review the suggestion for Score and fold' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('doesn’t contain this exact passage')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Accept' })).toHaveCount(0);
  await expectNoProblems(page);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('Declined', { exact: true })).toBeVisible();
});

test.describe('what is refused', () => {
  test.use({ expectedErrors: [/422/] });

  test('comes back with what was typed', async ({ page, api }) => {
    const article = await publish(api, 'Refused');
    await page.goto(`${pathOf(article)}/suggest?passage=Score+it.`);
    const form = page.getByRole('region', { name: 'Your suggestion' });
    await form.getByLabel('Your suggestion').fill('');
    await form.getByRole('button', { name: 'Send suggestion' }).click();
    await expect(form.getByRole('alert')).toContainText('What you typed is still here');
    await expect(form.getByLabel('Current sentence')).toHaveValue('Score it.');
    await expectNoProblems(page);
    await form.getByLabel('What’s wrong').fill('How deep?');
    await form.getByRole('button', { name: 'Send suggestion' }).click();
    await expect(form.getByText('Thanks. We read every suggestion.')).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/422/] });

  test('the link leads to a form, which the server answers', async ({ page, api }) => {
    const article = await publish(api, 'Plainly folded');
    await page.goto(pathOf(article));
    await page.getByRole('link', { name: 'suggest a change' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Suggest a change' })).toBeVisible();
    const form = page.getByRole('region', { name: 'Your suggestion' });
    await form.getByLabel('Current sentence').fill('Score it.');
    await form.getByRole('button', { name: 'Send suggestion' }).click();
    await expect(form.getByRole('alert')).toContainText('Say how the sentence should read');
    await expect(form.getByLabel('Current sentence')).toHaveValue('Score it.');
    await form.getByLabel('What’s wrong').fill('How deep?');
    await form.getByRole('button', { name: 'Send suggestion' }).click();
    await expect(form.getByText('Thanks. We read every suggestion.')).toBeVisible();
    expect(await newest(api, article)).toMatchObject({
      comment: 'How deep?',
      suggestion: { passage: 'Score it.', proposal: '' },
    });
    await page.getByRole('link', { name: 'Back to the article' }).click();
    await expect(page).toHaveURL(pathOf(article));
  });
});
