import { expect, test } from '../../../fixtures';
import { ArticleEditor } from '../../../pages/ArticleEditor';

test('two new articles in two tabs keep their texts apart', async ({
  page,
  context,
  signIn,
  editor,
}) => {
  const [first, second] = [`Emboss a seal ${Date.now()}`, `Deboss a logo ${Date.now()}`];
  const address = '/admin/articles/new';
  await signIn();
  await page.goto(address);
  await editor.title.fill(first);
  const keptTexts = () => page.evaluate(() => Object.values(localStorage).join());
  await expect.poll(keptTexts).toContain(first);

  const tab = await context.newPage();
  const other = new ArticleEditor(tab);
  await tab.goto(address);
  // What is open over there is not offered here.
  await other.title.fill(second);
  await expect.poll(keptTexts).toContain(second);
  expect(await keptTexts()).toContain(first);

  await tab.goto('chrome://crash').catch(() => undefined);
  const back = await context.newPage();
  const list = back.getByRole('list', { name: 'Unsaved new articles' });
  const restore = list.getByRole('button', { name: `Restore ${second}` });
  for (const width of [1440, 390]) {
    await back.setViewportSize({ width, height: 844 });
    // What was restored, and not saved, is offered again.
    await back.goto(address);
    await expect(list.getByRole('heading')).toHaveText([second]);
    await list.getByRole('button', { name: `Discard ${second}` }).click();
    await back.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await restore.click();
    await expect(new ArticleEditor(back).title).toHaveValue(second);
  }
  await expect(editor.title).toHaveValue(first);
});
