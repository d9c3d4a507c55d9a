import type { Page } from '@playwright/test';
import type { ApiClient, Article } from '@pressline/shared-api';
import { demoCategoryId, pathOf } from '../../../articleFactory';
import { test as base, expect } from '../../../fixtures';
import { pageProblems } from '../../../pageProblems';
import { ArticleEditor } from '../../../pages/ArticleEditor';
import { adminPassword } from '../../../site';

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

// Each theme and each layout once: every pair costs seconds.
const views = [
  { width: 390, colorScheme: 'dark', tabs: ['Write', 'Settings', 'Preview'] },
  // Writing is no tab but always there.
  { width: 1440, colorScheme: 'light', tabs: ['Settings', 'Preview', 'History'] },
] as const;

const historyBack = (page: Page) => page.evaluate(() => history.back());

test('an article is written and saved by keyboard alone, and Undo reverts what the toolbar wrote', async ({
  page,
  api,
  signIn,
  editor,
}) => {
  await signIn();
  const stamp = Date.now();
  await page.goto(`/admin/articles/new?title=Written%20by%20keys%20${stamp}`);
  await expect(editor.title).toHaveValue(`Written by keys ${stamp}`);
  await expect(page.getByLabel('Slug (URL)')).toHaveValue(`written-by-keys-${stamp}`);
  await editor.dialog.getByLabel('Category').focus();
  await page.keyboard.press('ArrowDown');
  await editor.content.focus();
  await page.keyboard.type('ink');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await expect.poll(() => editor.markdown()).toBe('**ink**');
  await page.keyboard.press('Control+z');
  await expect.poll(() => editor.markdown()).toBe('ink');
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Bold' }).focus();
  await expect(editor.markdownView).toBeEnabled();
  await page.keyboard.press('End');
  await expect(editor.markdownView).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /^Tip/ }).press('Enter');
  await expect(editor.content).toBeFocused();
  await page.keyboard.type('Turn it over');
  await expect.poll(() => editor.markdown()).toBe('ink\n\n:::tip\nTurn it over\n:::\n');
  await editor.preview.focus();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.locator('.callout-tip')).toContainText('Turn it over');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/admin\/articles\/[0-9a-f]{24}$/);
  await expect(editor.dialog.getByText(/^Saved/)).toBeVisible();
  const id = page.url().slice(-24);
  await page.keyboard.press('Control+Enter');
  await expect(editor.toast).toContainText('Article created successfully');
  await expect(page).toHaveURL(/\/admin\/articles$/);
  expect(await api.admin.articles.get(id)).toMatchObject({ slug: `written-by-keys-${stamp}` });
  await api.admin.articles.remove(id);
});

test.describe('what is not saved', () => {
  test.use({ expectedErrors: [/ERR_/] });
  test.beforeEach(({ context }) =>
    context.route('**/working-copy', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    ),
  );

  test('is asked about by Back, Forward, reload and another address', async ({
    page,
    article,
    signIn,
    editor,
  }) => {
    await signIn();
    await page.goto('/admin/categories');
    await page.getByRole('tab', { name: 'Articles' }).click();
    await page.getByRole('button', { name: `Edit ${article.title}` }).click();
    const address = page.url();
    await editor.title.fill('Half a title');

    await historyBack(page);
    await expect(editor.question).toBeVisible();
    await expect(page).toHaveURL(address);
    await page.keyboard.press('Escape');
    await page.evaluate(() => history.go(-2));
    await expect(editor.question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(editor.title).toHaveValue('Half a title');

    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.evaluate(() => location.reload());
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await page.evaluate(() => location.assign('/about'));
    await expect.poll(() => asked.length).toBe(2);
    await expect(editor.title).toHaveValue('Half a title');

    await historyBack(page);
    await editor.answer('Discard');
    await expect(page).toHaveURL(/\/admin\/articles(\?|$)/);
    await page.evaluate(() => history.forward());
    await expect(editor.title).toHaveValue(article.title);
  });

  test('is offered again in the form after a crash', async ({
    context,
    page,
    article,
    signIn,
    editor,
  }) => {
    await signIn();
    await editor.open(article);
    await editor.content.fill('Typed before the crash');
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toContain('Typed before the crash');
    const window = await context.newPage();
    const after = new ArticleEditor(window);
    // A window that closes in order sends what was typed.
    await page.goto('chrome://crash').catch(() => undefined);
    await window.goto(`/admin/articles/${article.id}`);
    await expect(window.getByText(/We kept unsaved changes from/)).toBeVisible();
    await window.getByRole('button', { name: 'Restore' }).click();
    await expect.poll(() => after.markdown()).toBe('Typed before the crash');
    await after.save.click();
    await expect(after.dialog).toHaveCount(0);
    await expect(window).toHaveURL(/\/admin\/articles$/);
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
    editor,
  }) => {
    await signIn();
    await editor.open(article);
    const window = await context.newPage();
    const other = new ArticleEditor(window);
    await other.open(article);

    await other.content.fill(article.content.replace('Fourth', 'Last'));
    await window.getByLabel('Summary').fill('From the other window.');
    await other.save.click();
    await expect(other.toast).toContainText('Article updated successfully');

    await editor.content.fill(article.content.replace('First', 'Very first'));
    await editor.save.click();
    await expect(editor.toast).toContainText('Article updated successfully');
    await expect(editor.dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/articles$/);
    expect(await api.admin.articles.get(article.id)).toMatchObject({
      summary: 'From the other window.',
      content: article.content.replace('First', 'Very first').replace('Fourth', 'Last'),
    });
  });
});

test.describe('a session that ends while an editor writes', () => {
  test.use({ expectedErrors: [/401/] });

  test('is renewed in a dialog, and the save goes on', async ({
    page,
    api,
    article,
    signIn,
    editor,
  }) => {
    await signIn();
    await editor.open(article);
    await page.evaluate(async () => {
      const authorization = `Bearer ${localStorage.getItem('adminToken')}`;
      await fetch('/api/admin/logout', { method: 'POST', headers: { authorization } });
    });
    await editor.title.fill(`${article.title} renewed`);
    await editor.save.click();
    const renewal = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(renewal.getByLabel('Password')).toBeFocused();
    await expect(renewal.getByLabel('Username')).toHaveValue('admin');
    await page.keyboard.type(adminPassword);
    await page.keyboard.press('Enter');
    await expect(editor.toast).toContainText('Article updated successfully');
    expect((await api.admin.articles.get(article.id)).title).toBe(`${article.title} renewed`);
  });
});

test('a former revision is compared and comes back, and the present one stays in the history, narrow and wide', async ({
  page,
  api,
  article,
  signIn,
  editor,
}) => {
  const { id, version } = article;
  await api.admin.articles.update(id, { title: 'Changed for the worse', version });
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await editor.open(article);
  const revisions = page.getByRole('list', { name: 'Revisions of the article' });
  // It closes the editor.
  const publish = async () => {
    await editor.title.press('Control+Enter');
    await expect(editor.toast).toContainText('Article updated successfully');
    await expect(editor.dialog).toHaveCount(0);
    await editor.open(article);
    await page.getByRole('tab', { name: 'History' }).click();
  };
  const restore = async () => {
    await page.getByRole('tab', { name: 'History' }).click();
    await page.getByRole('button', { name: 'Compare revision 1 with the current one' }).click();
    const former = page.getByRole('dialog', { name: 'Revision 1' });
    await expect(former.getByRole('region', { name: 'Title: Revision 1' })).toContainText('Trim');
    await former.getByRole('button', { name: 'Restore this revision' }).click();
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(editor.title).toHaveValue(article.title);
    await publish();
  };
  await restore();
  await expect(revisions).toContainText('Changed for the worse');
  await page.setViewportSize({ width: 1440, height: 844 });
  await editor.title.fill('Worse again');
  await publish();
  await expect(revisions).toContainText('Worse again');
  await restore();
  await expect(revisions.getByRole('listitem')).toHaveText([
    /^Restored revision 3/,
    /^Title: “Worse again”/,
    /^Restored revision 1/,
    /^Title: “Changed for the worse”/,
    /^Created/,
  ]);
});

test.describe('in both themes, narrow and wide', () => {
  // The page of a link that the pointer is on is loaded ahead while the article is deleted.
  test.use({ expectedErrors: [/404/] });

  test('the editor has no accessibility violation and no sideways scroll', async ({
    page,
    article,
    signIn,
    editor,
  }) => {
    test.slow();
    await signIn();
    await editor.open(article);
    await expect(editor.dialog).toHaveAccessibleName('Edit Article');
    for (const { width, colorScheme, tabs } of views) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      // The sheet itself must not scroll with the focus: its title would be cut.
      await editor.settings.click();
      await page.getByRole('switch', { name: 'Featured' }).focus();
      if (width === 390) await editor.write.click();
      await editor.content.focus();
      expect(await editor.dialog.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
      for (const view of tabs) {
        await page.getByRole('tab', { name: view }).click();
        await expect(page.getByRole('tabpanel', { name: view })).toBeVisible();
        await expect(editor.dialog.getByText(/^Loading/)).toHaveCount(0);
        const problems = await pageProblems(page);
        expect({ view, width, problems }).toEqual({ view, width, problems: [] });
      }
      const overflow = await editor.dialog.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);

      await expect(editor.save).toHaveAccessibleDescription('Readers will see these changes.');
      await expect(editor.dialog.getByText('Readers will see these changes.')).toBeInViewport();
      const link = editor.dialog.getByRole('link', { name: 'View article' });
      await expect(link).toHaveAttribute('href', pathOf(article));
      await link.click({ trial: true });
    }
    await page.keyboard.press('Control+Enter');
    await expect(editor.toast.getByRole('button', { name: 'View article' })).toBeVisible();
  });
});
