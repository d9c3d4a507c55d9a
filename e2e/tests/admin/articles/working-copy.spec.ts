import type { Locator, Page } from '@playwright/test';
import type { Article } from '@pressline/shared-api';
import { pathOf, publishArticle } from '../../../articleFactory';
import { test as base, expect } from '../../../fixtures';
import { pageProblems } from '../../../pageProblems';

const test = base.extend<{ article: Article }>({
  article: async ({ api }, use, { testId }) => {
    const title = `Score a cover ${testId.slice(-6)} ${Date.now()}`;
    await use(await publishArticle(api, { title, summary: 'As published.', content: 'Once.' }));
  },
});

async function middle(part: Locator): Promise<number> {
  const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return y + height / 2;
}

const views = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

/** Tries something in each theme and each layout once; the last one stays. */
async function inEachView(page: Page, what: string, look: () => Promise<void>): Promise<void> {
  for (const { width, colorScheme } of views) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await test.step(`${what}, ${colorScheme}, ${width} px`, look);
  }
}

test('readers see the published revision until the changes are published', async ({
  page,
  api,
  article,
  signIn,
  editor,
  shell,
}) => {
  await signIn();
  await page.goto(`/admin/articles?q=${encodeURIComponent(article.title)}`);
  const row = page.getByRole('listitem').filter({ hasText: article.title });
  await row.getByRole('button', { name: article.title, exact: true }).click();
  await editor.title.fill(`${article.title}, better`);
  await editor.button('Cancel').click();
  await editor.answer('Keep as draft');
  await expect(editor.dialog).toHaveCount(0);
  await inEachView(page, 'shows the state in the list', async () => {
    await expect(row.getByText('Unpublished changes')).toBeVisible();
    await expect(row.getByText('Published', { exact: true })).toBeVisible();
  });

  const { url } = await api.admin.articles.previewLink(article.id);
  await inEachView(page, 'opens the preview', async () => {
    await page.goto(url);
    await expect(page.getByText('Preview of unpublished changes.')).toBeVisible();
    await expect(shell.heading).toHaveText(`${article.title}, better`);
  });
  await page.goto(pathOf(article));
  await expect(shell.heading).toHaveText(article.title);

  await editor.open(article);
  await expect(editor.title).toHaveValue(`${article.title}, better`);
  const state = editor.dialog.getByText('Unpublished changes');
  const changes = page.getByRole('dialog', { name: 'Unpublished changes' });
  await inEachView(page, 'compares, and can reach Publish', async () => {
    await expect(editor.button('Compare')).toBeVisible();
    // One line of state and one of buttons, so that the text keeps its room.
    expect(await middle(editor.dialog.getByText(/^Saved/))).toBeCloseTo(await middle(state), -1);
    expect(await middle(editor.button('Compare'))).toBeCloseTo(await middle(editor.save), -1);
    await editor.button('Compare').click();
    await expect(changes.getByRole('region', { name: 'Title: Published' })).toBeVisible();
    expect(await pageProblems(page)).toEqual([]);
    await changes.getByRole('button', { name: 'Close', exact: true }).last().click();
    await editor.button('Update').click({ trial: true });
  });
  await test.step('publishes, dark, 390 px', () => editor.button('Update').click());
  await expect(editor.toast).toContainText('Article updated successfully');
  await page.goto(pathOf(article));
  await expect(shell.heading).toHaveText(`${article.title}, better`);
});

test.describe('what two people change', () => {
  test.use({ expectedErrors: [/409/] });

  test('is merged in the working copy and not published', async ({
    page,
    api,
    article,
    signIn,
    editor,
  }) => {
    await signIn();
    await editor.open(article);
    await api.admin.workingCopies.save(article.id, {
      copyVersion: 0,
      articleVersion: article.version,
      values: { summary: 'From elsewhere.' },
    });
    await editor.title.fill(`${article.title}, better`);
    await expect(page.getByLabel('Summary')).toHaveValue('From elsewhere.');
    await expect(editor.dialog.getByText(/^Saved/)).toBeVisible();
    expect(await api.admin.workingCopies.get(article.id)).toMatchObject({
      article: { title: article.title, summary: 'As published.' },
      copy: { values: { title: `${article.title}, better`, summary: 'From elsewhere.' } },
    });

    await editor.button('Compare').click();
    await editor.discard.click();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(editor.discard).toHaveCount(0);
    await expect(editor.title).toHaveValue(article.title);
    await expect(editor.dialog.getByText('Unpublished changes')).toHaveCount(0);
    expect((await api.admin.workingCopies.get(article.id)).copy).toBeNull();
  });
});
