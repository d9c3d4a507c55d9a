import type { Page } from '@playwright/test';
import type { ApiClient, Article } from '@pressline/shared-api';
import { demoCategoryId } from '../../articleFactory';
import { test as base, expect } from '../../fixtures';
import { pageProblems } from '../../pageProblems';

const test = base.extend<{ article: Article }>({
  article: async ({ api }, use, { testId }) => {
    await use(await createArticle(api, `Trim a booklet ${testId.slice(-6)}`));
  },
});

async function createArticle(api: ApiClient, title: string): Promise<Article> {
  const content = 'First line.\n\nSecond line.\n\nThird line.\n\nFourth line.\n';
  const categoryId = await demoCategoryId(api);
  return api.admin.articles.create({ title, summary: '', content, categoryId, isPublished: true });
}

const title = (page: Page) => page.getByLabel('Title');
const content = (page: Page) => page.getByLabel('Content (Markdown)');
const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit Article' });
const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' });

async function openArticle(page: Page, { id }: Article) {
  await page.goto(`/admin/articles/${id}`);
  await expect(title(page)).toBeFocused();
}

test('an article is written and saved by keyboard alone, and Undo takes back what the toolbar wrote', async ({
  page,
  api,
  signIn,
}) => {
  await signIn();
  const stamp = Date.now();
  await page.goto(`/admin/articles/new?title=Written%20by%20keys%20${stamp}`);
  await expect(title(page)).toHaveValue(`Written by keys ${stamp}`);
  await expect(page.getByLabel('Slug (URL)')).toHaveValue(`written-by-keys-${stamp}`);
  await title(page).press('Tab');
  await page.keyboard.press('ArrowDown');
  await content(page).focus();
  await page.keyboard.type('ink');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await expect(content(page)).toHaveValue('**ink**');
  await page.keyboard.press('Control+z');
  await expect(content(page)).toHaveValue('ink');
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Bold' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /^Tip/ }).press('Enter');
  await expect(content(page)).toBeFocused();
  await page.keyboard.type('Turn it over');
  await expect(content(page)).toHaveValue('ink\n\n:::tip\nTurn it over\n:::\n');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.locator('.callout-tip')).toContainText('Turn it over');
  await page.keyboard.press('Control+s');
  await expect(toast(page)).toContainText('Article created successfully');
  await expect(page).toHaveURL(/\/admin\/articles\/[0-9a-f]{24}$/);
  await expect(page.getByText(/^Saved/)).toBeVisible();
  const id = page.url().slice(-24);
  expect(await api.admin.articles.get(id)).toMatchObject({ slug: `written-by-keys-${stamp}` });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/articles$/);
  await api.admin.articles.remove(id);
});

test.describe('what is not saved', () => {
  test('is asked about by Back, Forward, reload and another address', async ({
    page,
    article,
    signIn,
  }) => {
    await signIn();
    await page.goto('/admin/categories');
    await page.getByRole('tab', { name: 'Articles' }).click();
    await page.getByRole('button', { name: `Edit ${article.title}` }).click();
    const address = page.url();
    await title(page).fill('Half a title');

    await page.evaluate(() => history.back());
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(address);
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.evaluate(() => history.go(-2));
    await expect(question(page)).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect(title(page)).toHaveValue('Half a title');

    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.evaluate(() => location.reload());
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await page.evaluate(() => location.assign('/about'));
    await expect.poll(() => asked.length).toBe(2);
    await expect(title(page)).toHaveValue('Half a title');

    await page.evaluate(() => history.back());
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL(/\/admin\/articles(\?|$)/);
    await page.evaluate(() => history.forward());
    await expect(title(page)).toHaveValue(article.title);
  });

  test('is offered again after a crash, beside what is saved', async ({
    context,
    page,
    article,
    signIn,
  }) => {
    await signIn();
    await openArticle(page, article);
    await content(page).fill('Typed before the crash');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toContain('Typed before the crash');
    const after = await context.newPage();
    await page.close({ runBeforeUnload: false });
    await after.goto(`/admin/articles/${article.id}`);
    await expect(after.getByText(/We kept unsaved changes from/)).toBeVisible();
    await expect(after.getByRole('region', { name: /Your unsaved changes/ })).toContainText(
      'Typed before the crash',
    );
    await after.getByRole('button', { name: 'Restore' }).click();
    await expect(content(after)).toHaveValue('Typed before the crash');
    await after.getByRole('button', { name: 'Update' }).click();
    await expect(editor(after)).toHaveCount(0);
    await expect(after).toHaveURL(/\/admin\/articles$/);
  });
});

test.describe('two windows', () => {
  test.use({ expectedErrors: [/409/] });

  test('editing one article lose nothing of each other', async ({
    context,
    page,
    api,
    article,
    signIn,
  }) => {
    await signIn();
    await openArticle(page, article);
    const other = await context.newPage();
    await openArticle(other, article);

    await content(other).fill(article.content.replace('Fourth', 'Last'));
    await other.getByLabel('Summary').fill('From the other window.');
    await other.getByRole('button', { name: 'Update' }).click();
    await expect(toast(other)).toContainText('Article updated successfully');

    await content(page).fill(article.content.replace('First', 'Very first'));
    await page.getByRole('button', { name: 'Update' }).click();
    const merge = page.getByRole('dialog', {
      name: 'This article was changed while you were editing',
    });
    await expect(merge.getByRole('group', { name: /^Summary/ })).toContainText(
      'Only they changed this',
    );
    await expect(
      merge
        .getByRole('group', { name: /^Content/ })
        .getByRole('radio', { name: 'Take both changes' }),
    ).toBeChecked();
    await merge.getByRole('button', { name: 'Save the merged version' }).click();
    await expect(toast(page)).toContainText('Article updated successfully');
    await expect(editor(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/articles$/);
    expect(await api.admin.articles.get(article.id)).toMatchObject({
      summary: 'From the other window.',
      content: article.content.replace('First', 'Very first').replace('Fourth', 'Last'),
    });
  });
});

test.describe('a session that ends while somebody writes', () => {
  test.use({ expectedErrors: [/401/] });

  test('is renewed in a dialog, and the save goes on', async ({ page, api, article, signIn }) => {
    await signIn();
    await openArticle(page, article);
    await title(page).fill(`${article.title} renewed`);
    await page.evaluate(async () => {
      const authorization = `Bearer ${localStorage.getItem('adminToken')}`;
      await fetch('/api/admin/logout', { method: 'POST', headers: { authorization } });
    });
    await page.getByRole('button', { name: 'Update' }).click();
    const login = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(login.getByLabel('Password')).toBeFocused();
    await expect(login.getByLabel('Username')).toHaveValue('admin');
    await page.keyboard.type('proof sheets before plates');
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText('Article updated successfully');
    expect((await api.admin.articles.get(article.id)).title).toBe(`${article.title} renewed`);
  });
});

test('a former version is compared and comes back, and the present one stays in the history', async ({
  page,
  api,
  article,
  signIn,
}) => {
  const { id, version } = article;
  await api.admin.articles.update(id, { title: 'Changed for the worse', version });
  await signIn();
  await openArticle(page, article);
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Compare version 1 with the current one' }).click();
  const former = page.getByRole('dialog', { name: 'Version 1' });
  await expect(former.getByRole('region', { name: 'Title: Version 1' })).toContainText('Trim');
  await former.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(toast(page)).toContainText('Article updated successfully');
  await expect(title(page)).toHaveValue(article.title);
  await expect(page.getByRole('list', { name: 'Versions of the article' })).toContainText(
    'Changed for the worse',
  );
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      test('the editor has no accessibility violation and no sideways scroll', async ({
        page,
        article,
        signIn,
      }) => {
        await signIn();
        await openArticle(page, article);
        for (const view of ['Preview', 'History']) {
          await page.getByRole('tab', { name: view }).click();
          await expect(page.getByRole('tabpanel', { name: view })).toBeVisible();
          await expect(editor(page).getByText(/^Loading/)).toHaveCount(0);
          expect(await pageProblems(page)).toEqual([]);
        }
        const overflow = await editor(page).evaluate(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });
    });
  }
}
