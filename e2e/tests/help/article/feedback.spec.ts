import { pathOf, publishArticle } from '../../../articleFactory';
import { expect, test } from '../../../fixtures';

test('a vote counts at once, a comment follows, and both can be changed', async ({ page, api }) => {
  const article = await publishArticle(api, { title: 'Judged', content: 'Text' });
  const stored = async () => (await api.feedback.list({ articleId: article.id })).feedback;
  await page.goto(pathOf(article));
  const section = page.getByRole('region', { name: 'Was this helpful?' });
  await section.getByText('No', { exact: true }).click();
  await expect.poll(async () => (await stored()).map(({ vote }) => vote)).toEqual(['down']);

  await section.getByRole('radio', { name: 'It is out of date' }).check();
  const comment = section.getByRole('textbox', { name: /What did you need/ });
  await comment.fill('x'.repeat(1_001));
  await section.getByRole('button', { name: 'Send' }).click();
  await expect(section.getByText('At most 1000 characters')).toBeVisible();
  await comment.fill('The menu has moved.');
  await section.getByRole('button', { name: 'Send' }).click();
  await expect(section.getByText('Thanks. We read every answer.')).toBeFocused();
  expect(await stored()).toMatchObject([
    { vote: 'down', reason: 'outdated', comment: 'The menu has moved.' },
  ]);

  await page.reload();
  // The answer of before is there, and pressing it leads on.
  await expect(section.getByRole('radio', { name: 'No' })).toBeChecked();
  await section.getByText('No', { exact: true }).click();
  await section.getByRole('button', { name: 'Change your answer' }).click();
  await section.getByText('Yes', { exact: true }).click();
  await expect(section.getByRole('textbox')).toHaveValue('The menu has moved.');
  await section.getByRole('button', { name: 'Send' }).click();
  await expect(section.getByText('Thanks. We read every answer.')).toBeVisible();
  expect(await stored()).toMatchObject([{ vote: 'up', reason: null }]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a vote and a comment are sent by a form that leads back', async ({ page, api }) => {
    const article = await publishArticle(api, { title: 'Judged plainly', content: 'Text' });
    await page.goto(pathOf(article));
    const section = page.getByRole('region', { name: 'Was this helpful?' });
    await section.getByText('Yes', { exact: true }).click();
    await section.getByRole('textbox').fill('Short and true.');
    await section.getByRole('button', { name: 'Send' }).click();
    await expect(section.getByText('Thanks. We read every answer.')).toBeVisible();
    expect((await api.feedback.list({ articleId: article.id })).feedback).toMatchObject([
      { vote: 'up', comment: 'Short and true.' },
    ]);
  });
});
