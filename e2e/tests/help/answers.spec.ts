import { expect, test } from '../../fixtures';

const QUESTION = '/help?q=pole pocket size 40mm pole';
const UNANSWERED = '/help?q=vinyl wrap temperature heat gun';

test.use({ javaScriptEnabled: false });

test('a search shows the best passage word for word, and leads to it', async ({ page }) => {
  await page.goto(QUESTION);
  const best = page.getByRole('region', { name: 'Best passage, word for word' });
  await expect(best).toContainText('flat width = diameter × 1.57 plus 15–20 mm ease');
  const link = best.getByRole('link');
  await expect(link).toHaveAttribute('href', /#section-allowances-by-finish:~:text=Pole%20pocket/);
  await link.click();
  await expect(page.getByText('Pole pocket: flat width')).toBeInViewport();
});

test('what nothing answers gets an honest no, the nearest articles and a way to ask', async ({
  page,
}) => {
  await page.goto(UNANSWERED);
  const no = page.getByRole('region', { name: 'We couldn’t find an answer in the help center.' });
  expect(await no.getByRole('listitem').count()).toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: 'Ask us' })).toHaveCount(1);
  await no.getByRole('link', { name: 'Ask us' }).click();
  await expect(page).toHaveURL(/\/\?topic=vinyl\+wrap.*#contact$/);
});
