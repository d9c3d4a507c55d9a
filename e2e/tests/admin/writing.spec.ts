import { publishArticle } from '../../articleFactory';
import { expect, test } from '../../fixtures';

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
  await expect(page.getByLabel('Read Time')).toBeFocused();
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

test('what is copied from a page is pasted as Markdown, and one Undo takes it back', async ({
  page,
  api,
  signIn,
  editor,
}) => {
  const title = `Fold a map ${Date.now()}`;
  const article = await publishArticle(api, { title, content: 'Begin.' });
  await signIn();
  await editor.open(article);
  await expect(editor.highlighted).toBeVisible();
  await editor.content.focus();
  await page.keyboard.press('Control+End');
  const html = '<h2>Fold</h2><ul><li>Once</li><li><b>Twice</b></li></ul>';
  await editor.content.evaluate((content, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    clipboardData.setData('text/plain', 'Fold Once Twice');
    const event = { clipboardData, bubbles: true, cancelable: true };
    content.dispatchEvent(new ClipboardEvent('paste', event));
  }, html);
  const pasted = 'Begin.\n\n## Fold\n\n- Once\n- **Twice**\n';
  await expect.poll(() => editor.markdown()).toBe(pasted);
  await page.keyboard.press('Control+z');
  await expect.poll(() => editor.markdown()).toBe('Begin.');
});
