import type { Page } from '@playwright/test';
import { publishArticle } from '../../../articleFactory';
import { test as base, expect } from '../../../fixtures';
import { ArticleEditor } from '../../../pages/ArticleEditor';

declare global {
  interface Window {
    /** Lets the answers to writes of articles through, which have arrived and are held back. */
    answer(): void;
  }
}

const LIST = /\/admin\/articles(\?|$)/;

const test = base.extend<{ isPublished: boolean; before: string; list: undefined; name: string }>({
  /** Whether an article of this name is in the list. */
  isPublished: [false, { option: true }],
  before: ['/healthz', { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
  name: async ({}, use, { testId }) => use(`Cover ${testId.slice(-6)} ${Date.now()} to score`),
  /** The list of articles, after a page that nothing may go back to. */
  list: [
    async ({ page, api, name, isPublished, before, signIn }, use) => {
      if (isPublished) await publishArticle(api, { title: name });
      await signIn();
      await page.goto(before);
      await page.goto('/admin/articles');
      await expect(page.getByRole('heading', { name: 'Articles', level: 2 })).toBeVisible();
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Holds the answers to writes back until `window.answer()`, to have them come at the worst moment. */
function holdAnswers() {
  const send = window.fetch;
  const held = new Promise<void>((resolve) => {
    window.answer = resolve;
  });
  window.fetch = async (input, init) => {
    const response = await send(input, init);
    const isWrite = ['POST', 'PUT'].includes(init?.method ?? 'GET');
    if (
      !isWrite ||
      !/\/help\/articles(\/[0-9a-f]{24}\/working-copy\/publish)?$/.test(String(input))
    )
      return response;
    const text = await response.text();
    await held;
    return new Response(text, response);
  };
}

/** The editor is closed and stays so, the list is there, and the browser went back no further than to it. */
async function expectList(page: Page) {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(LIST);
  await expect(page.getByRole('list').getByRole('heading', { level: 3 }).first()).toBeVisible();
  // What follows a navigation by mistake follows it within a few frames.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let frames = 30;
        const next = () => (frames-- > 0 ? requestAnimationFrame(next) : resolve());
        next();
      }),
  );
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(LIST);
}

test.afterEach(async ({ api, name }) => {
  const { articles } = await api.admin.articles.list({ q: name });
  for (const { id } of articles) await api.admin.articles.remove(id);
});

test.describe('after a public page', () => {
  test.use({ before: '/about' });

  test('an article is created, the editor closes, and Back leads to the page before the list', async ({
    page,
    name,
    editor,
  }) => {
    await page.getByRole('button', { name: 'New Article' }).click();
    await editor.fillIn(name);
    await editor.button('Create').click();
    await expect(editor.toast).toContainText('Article created successfully');
    await expectList(page);
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();

    await page.getByRole('button', { name, exact: true }).click();
    await expect(editor.title).toHaveValue(name);
    await editor.button('Cancel').click();
    await expectList(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });
});

test('Create that is clicked twice while the server is slow makes one article', async ({
  page,
  api,
  name,
  editor,
}) => {
  await page.evaluate(holdAnswers);
  await page.getByRole('button', { name: 'New Article' }).click();
  await editor.fillIn(name);
  await editor.button('Create').dblclick();
  await expect(editor.button('Saving...')).toBeVisible();
  await page.evaluate(() => window.answer());
  await expectList(page);
  expect((await api.admin.articles.list({ q: name })).total).toBe(1);
});

test('in a tab of its own the editor closes to the list', async ({ context, page, name }) => {
  const tab = await context.newPage();
  await tab.goto('/admin/articles/new');
  await page.close();
  const own = new ArticleEditor(tab);
  await own.fillIn(name);
  await own.button('Create').click();
  await expectList(tab);
  await tab.getByRole('button', { name, exact: true }).click();
  await expect(own.title).toHaveValue(name);
  await tab.keyboard.press('Escape');
  await expectList(tab);
});

test.describe('an article of the list', () => {
  test.use({ isPublished: true });

  test('one Cancel closes what a double click on a row has opened', async ({
    page,
    name,
    editor,
  }) => {
    await page.getByRole('button', { name, exact: true }).dblclick();
    await expect(editor.title).toHaveValue(name);
    await editor.button('Cancel').click();
    await expectList(page);
  });

  test('is left by two clicks on Cancel, which go back once', async ({ page, name, editor }) => {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(editor.title).toHaveValue(name);
    await editor.button('Cancel').evaluate((cancel: HTMLElement) => {
      cancel.click();
      cancel.click();
    });
    await expectList(page);
  });

  test('an answer after the editor was left by Back goes back no further', async ({
    page,
    name,
    editor,
  }) => {
    await page.evaluate(holdAnswers);
    await page.getByRole('button', { name, exact: true }).click();
    await expect(editor.title).toHaveValue(name);
    await editor.title.press('End');
    await page.keyboard.type(' twice');
    const published = page.waitForRequest(/\/working-copy\/publish$/);
    await editor.save.click();
    await published;
    await expect(editor.button('Saving...')).toBeVisible();
    await page.evaluate(() => history.back());
    await editor.question
      .getByRole('button', { name: 'Discard' })
      .evaluate((discard: HTMLElement) => {
        discard.click();
        window.answer();
      });
    await expectList(page);
  });
});

test('a first save that is answered after Cancel does not open the editor again', async ({
  page,
  name,
  editor,
}) => {
  await page.evaluate(holdAnswers);
  await page.getByRole('button', { name: 'New Article' }).click();
  await editor.fillIn(name);
  await editor.button('Create').click();
  await expect(editor.button('Saving...')).toBeVisible();
  await editor.button('Cancel').click();
  await editor.question
    .getByRole('button', { name: 'Discard' })
    .evaluate((discard: HTMLElement) => {
      discard.click();
      window.answer();
    });
  await expectList(page);
});

test('a double click on New opens one form, which one Cancel closes', async ({
  page,
  editor,
  panel,
}) => {
  for (const [tab = '', path, noun] of [
    ['Categories', 'categories', 'Category'],
    ['FAQs', 'faqs', 'FAQ'],
    ['Admin Users', 'users', 'Admin User'],
  ]) {
    await panel.tab(tab).click();
    await page.getByRole('button', { name: `New ${noun}` }).dblclick();
    await expect(editor.dialog).toHaveCount(1);
    await editor.button('Cancel').click();
    await expect(editor.dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/admin/${path}$`));
  }
});
