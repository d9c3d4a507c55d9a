import { publishArticle } from '../../articleFactory';
import { expect, test } from '../../fixtures';

for (const width of [1440, 390]) {
  test(`a word is replaced in all articles, and one undo restores it, ${width} px wide`, async ({
    page,
    api,
    panel,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const word = `Zinkweiss${width}`;
    const content = `${word} dries.\n\n${word}s stay.`;
    const articles = await Promise.all(
      ['One', 'Two'].map((name) => publishArticle(api, { title: `${name} ${width}`, content })),
    );
    const contents = async () =>
      Promise.all(articles.map(async ({ id }) => (await api.admin.articles.get(id)).content));
    await signIn();
    await panel.open('replace');
    await page.getByRole('textbox', { name: 'Find' }).fill(word.toLowerCase());
    await page.getByLabel('Replace with').fill('Titanium');
    await page.getByLabel('Look for').selectOption('Whole words');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page.getByText('2 matches in 2 articles', { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: `Replace all in One ${width}` }).uncheck();
    await page.getByRole('button', { name: 'Replace 1 match' }).click();
    await expect(panel.toast).toContainText(/^Replaced “.+” with “.+” in 1 article/);
    expect(await contents()).toEqual([content, content.replace(word, 'Titanium')]);
    await panel.undo();
    await expect(panel.toast).toContainText('1 article restored');
    expect(await contents()).toEqual([content, content]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
}
