import type { Locator, Page } from '@playwright/test';
import { publishArticle } from '../../../articleFactory';
import { expect, test } from '../../../fixtures';

test('links and blocks are found while typing, and Escape closes their lists alone', async ({
  page,
  api,
  signIn,
  editor,
}) => {
  const title = `Crease [before] folding ${Date.now()}`;
  const article = await publishArticle(api, { title, content: '' });
  const link = `(/help/articles/${article.slug})`;
  await signIn();
  await editor.open(article);
  await expect(editor.highlighted).toBeVisible();
  await editor.content.focus();
  const list = page.getByRole('listbox');

  await page.keyboard.type('/war');
  await expect(list.getByRole('option')).toHaveText([/^Warning/]);
  await expect(editor.content).toHaveAttribute('aria-activedescendant', /.+/);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(editor.dialog).toBeVisible();
  await page.keyboard.type('n');
  await list.getByRole('option', { name: /^Warning/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('See [[folding');
  await expect(list.getByRole('option', { name: title })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const escaped = title.replace('[before]', '\\[before\\]');
  const linked = `See [${escaped}]${link}`;
  await expect.poll(() => editor.markdown()).toBe(`:::warning\n${linked}\n:::\n`);

  await page.keyboard.type(' or this');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+k');
  const insert = page.getByRole('dialog', { name: 'Insert a link' });
  await expect(insert.getByLabel('Text')).toHaveValue('this');
  await expect(insert.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(title.slice(-13));
  await insert.getByRole('button', { name: `Link to ${title}` }).press('Enter');
  await expect(editor.content).toBeFocused();
  await page.keyboard.type('.');
  const both = `:::warning\n${linked} or [this]${link}.\n:::\n`;
  await expect.poll(() => editor.markdown()).toBe(both);

  await page.keyboard.press('Tab');
  await expect(editor.content).not.toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(editor.content).toBeFocused();
  await editor.button('Update').click();
  await expect(editor.dialog).toHaveCount(0);

  const { id, version, slug } = await api.admin.articles.get(article.id);
  await api.admin.articles.update(id, { slug: `${slug}-moved`, version });
  await page.goto(`/help/articles/${slug}-moved`);
  await page.getByRole('link', { name: 'this', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/help/articles/${slug}-moved$`));
});

/** Presses Tab until `target` has the focus, as an editor without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

for (const width of [1440, 390]) {
  test(`an article comes from a template to readers, with an image and two links, by keyboard alone, ${width} px wide`, async ({
    page,
    api,
    signIn,
    editor,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    const stamp = Date.now();
    const target = await publishArticle(api, { title: `Score a cover ${stamp}` });
    const { keyboard } = page;
    await signIn();
    await page.goto('/admin/articles');
    await expect(page.getByRole('button', { name: 'New Article' })).toBeVisible();
    await keyboard.press('n');
    await expect(editor.title).toBeFocused();
    await keyboard.type(`Made by keys ${stamp}`);
    /** The text and the settings are beside each other, or behind tabs. */
    const turnTo = async (key: 'ArrowLeft' | 'ArrowRight') => {
      if (width > 1000) return;
      await tabTo(page, editor.dialog.getByRole('tab', { selected: true }));
      await keyboard.press(key);
    };
    await turnTo('ArrowRight');
    await tabTo(page, editor.dialog.getByLabel('Category'));
    // Others may be those of other specs, which delete them.
    await keyboard.type('Getting');
    await turnTo('ArrowLeft');
    await expect(editor.highlighted).toBeVisible();
    await tabTo(page, editor.button('Checklist'));
    await keyboard.press('Enter');
    await expect(editor.content).toBeFocused();
    await expect(editor.content).toContainText(':::checklist');

    await keyboard.press('Control+Home');
    await keyboard.type('/imag');
    await page.getByRole('option', { name: 'Image or file' }).waitFor();
    await keyboard.press('Enter');
    const insert = page.getByRole('dialog', { name: 'Insert an image or a file' });
    const files = insert.getByLabel(/^Drop or paste images/);
    const choosing = page.waitForEvent('filechooser');
    await tabTo(page, files);
    await keyboard.press('Enter');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><title>${stamp}</title></svg>`;
    const file = { name: `key-${stamp}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
    await (await choosing).setFiles(file);
    await tabTo(page, insert.getByLabel('Alternative text'));
    await keyboard.type('An empty sheet');
    await keyboard.press('Enter');
    await expect(editor.content).toBeFocused();

    await keyboard.press('Control+End');
    await keyboard.type(`[[${stamp}`);
    // It waits for the search.
    await keyboard.press('Enter');
    await expect(editor.content).toContainText(`[${target.title}]`);
    await keyboard.type(' and ');
    await keyboard.press('Control+k');
    await expect(page.getByRole('searchbox', { name: /Article to link to/ })).toBeFocused();
    await keyboard.press('Shift+Tab');
    await keyboard.type('prices');
    await tabTo(page, page.getByLabel('Or an address'));
    await keyboard.type('/#pricing');
    await keyboard.press('Enter');
    await expect(editor.content).toBeFocused();
    await expect(editor.content).toContainText('[prices](/#pricing)');
    // An address where the focus is, in the search for articles.
    await keyboard.press('Control+k');
    await expect(page.getByRole('searchbox', { name: /Article to link to/ })).toBeFocused();
    await keyboard.insertText('https://example.com/ink');
    await expect(page.getByLabel('Or an address')).toHaveValue('https://example.com/ink');
    await keyboard.press('Enter');
    await expect(editor.content).toBeFocused();
    await expect(editor.content).toContainText('https://example.com/ink');

    await turnTo('ArrowRight');
    await tabTo(page, editor.dialog.getByRole('switch', { name: 'Published' }));
    await keyboard.press('Space');
    await keyboard.press('Control+Enter');
    await expect(editor.toast).toContainText('Article created successfully');
    await page.goto(`/help/articles/made-by-keys-${stamp}`);
    const text = page.getByRole('article');
    await expect(text.getByRole('img', { name: 'An empty sheet' })).toBeVisible();
    await expect(text.getByRole('link', { name: target.title }).first()).toBeVisible();
    await expect(text.getByRole('link', { name: 'prices' })).toHaveAttribute('href', '/#pricing');
    // Its links end with the article that it names, and other specs follow every link.
    const { articles } = await api.admin.articles.list({ q: String(stamp) });
    for (const { id } of articles) await api.admin.articles.remove(id);
  });
}

test('a copy of an article is a draft of its own, wide and narrow', async ({
  page,
  api,
  signIn,
  panel,
  editor,
}) => {
  const title = `Bind a book ${Date.now()}`;
  const { id } = await publishArticle(api, { title, content: 'Glue the spine.' });
  await signIn();
  await page.goto(`/admin/articles?q=${encodeURIComponent(title)}`);
  const proposed = `Copy of ${title}`;
  for (const [width, own] of [
    [1440, proposed],
    [390, `Another copy of ${title}`],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await panel.action(`Duplicate ${title}`).click();
    await expect(editor.title).toHaveValue(proposed);
    await expect.poll(() => editor.markdown()).toBe('Glue the spine.');
    if (own !== proposed) await editor.title.fill(own);
    await editor.button('Create').click();
    await expect(panel.row(own)).toContainText('Draft');
  }
  expect(await api.admin.articles.get(id)).toMatchObject({ title, isPublished: true, version: 1 });
});

test('a setting that is missing comes into view with its label, below the tabs', async ({
  page,
  signIn,
  editor,
}) => {
  await signIn();
  await page.goto('/admin/articles/new');
  await editor.title.fill(`Ink a plate ${Date.now()}`);
  await expect(editor.highlighted).toBeVisible();
  await editor.content.focus();
  // By as little as a text that grows scrolls what is beside it.
  await editor.settings.evaluate((tab) => {
    tab.closest('[data-shown]')?.scrollBy(0, 70);
  });
  const label = editor.dialog.getByText('Category', { exact: true });
  const tabs = editor.dialog.getByRole('tablist');
  const topOf = async () => Math.round((await label.boundingBox())?.y ?? 0);
  const endOfTabs = async () => {
    const box = await tabs.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  await expect.poll(topOf).toBeLessThan(await endOfTabs());
  await page.keyboard.press('Control+Enter');
  await expect(editor.dialog.getByLabel('Category')).toBeFocused();
  await expect.poll(topOf).toBeGreaterThanOrEqual(await endOfTabs());
});
