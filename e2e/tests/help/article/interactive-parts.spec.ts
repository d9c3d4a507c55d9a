import type { Article } from '@pressline/shared-api';
import { pathOf, publishArticle } from '../../../articleFactory';
import { everyDirective } from '../../../everyDirective';
import { expect, test } from '../../../fixtures';
import { pageProblems } from '../../../pageProblems';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="700"/>';

let article: Article;

test.beforeEach(async ({ api, page }) => {
  article = await publishArticle(api, { title: 'Every directive', content: everyDirective });
  await page.route('https://images.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  );
});

test('steps and checks are ticked off with the keyboard, remembered, and started over', async ({
  page,
}) => {
  await page.goto(pathOf(article));
  const step = page.getByRole('checkbox', { name: /^Step 2 done: Choose New quote/ });
  await step.focus();
  await page.keyboard.press('Space');
  await page.getByText('All fonts embedded').click();
  await expect(page.getByText('1 of 3 done')).toBeVisible();
  await expect(page.getByText('1 of 2 done')).toBeVisible();

  await page.reload();
  await expect(step).toBeChecked();
  // Its styles are there though the server's HTML has no such element.
  await expect(page.locator('.progress').first()).toHaveCSS('position', 'absolute');
  await expect(page.getByRole('checkbox', { name: 'All fonts embedded' })).toBeChecked();
  await page.getByRole('button', { name: 'Start over' }).first().click();
  await expect(page.getByText('0 of 3 done')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 2 done')).toBeVisible();
  await expect(step).not.toBeChecked();
});

test('a quiz judges each choice and explains the answer', async ({ page }) => {
  await page.goto(pathOf(article));
  const quiz = page.getByRole('group', { name: 'Quiz' });
  await quiz.getByText('330%').click();
  await expect(quiz.getByText('Not quite. Try another one.')).toBeVisible();
  await expect(quiz.getByText('That is right.')).toBeHidden();
  await quiz.getByText('260%').press('Enter');
  await expect(quiz.getByText('That is right.')).toBeVisible();
  await expect(quiz.getByText('Uncoated stock dries slowly.')).toBeHidden();
  await quiz.getByText('Show the answer').click();
  await expect(quiz.getByText('Uncoated stock dries slowly.')).toBeVisible();
});

test.describe('a video', () => {
  // The fake of the player's page may not store anything.
  test.use({ expectedErrors: [/sessionStorage/] });

  test('asks nothing of its provider before it is pressed, then plays in place', async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route(/youtube/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: 'player' });
    });
    await page.goto(pathOf(article));
    const video = page.getByRole('link', { name: /The tour of the board/ });
    await expect(video).toContainText('sends data about you to YouTube');
    expect(asked).toEqual([]);
    await video.click();
    await expect(page.frameLocator('iframe').getByText('player')).toBeVisible();
    expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/example0001?rel=0&autoplay=1']);
  });
});

test('a heading leads to its section, and code can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(pathOf(article));
  const heading = page.getByRole('heading', { name: 'A question' });
  await heading.getByRole('link').press('Enter');
  await expect(page).toHaveURL(/#section-a-question$/);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect.poll(copied).toMatch(/^\{ "customer_id".*\}$/);
});

test('a picture opens large and gives the focus back on Escape', async ({ page }) => {
  await page.goto(pathOf(article));
  const picture = page.getByRole('link', { name: 'Enlarge image: A sheet with its marks' });
  await picture.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'A sheet with its marks' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(picture).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`at 320 px in ${colorScheme}: no sideways scroll, wide parts reachable by keyboard, nothing for axe`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(pathOf(article));
    await page.getByText('330%').click();
    await page.getByRole('checkbox').first().check();
    const wide = [
      page.getByRole('group', { name: /^Table/ }),
      page.getByRole('group', { name: 'Code' }),
    ];
    for (const region of wide) {
      await region.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    }
    expect(await pageProblems(page)).toEqual([]);
  });
}

test('pictures from elsewhere are shown, however the article is reached, and nowhere else', async ({
  page,
  shell,
}) => {
  const isShown = () =>
    page
      .getByRole('img', { name: 'A sheet with its marks' })
      .evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  const hasPolicyFor = async (path: string) =>
    ((await page.request.get(path)).headers()['content-security-policy'] ?? '').includes(
      'https://images.example',
    );
  expect(await hasPolicyFor(pathOf(article))).toBe(true);
  expect(await hasPolicyFor('/help')).toBe(false);
  await shell.open('/help?q=directive');
  await page.getByRole('link', { name: 'Every directive' }).first().click();
  await page.getByRole('img', { name: 'A sheet with its marks' }).scrollIntoViewIfNeeded();
  await expect.poll(isShown).toBe(true);
  await expect(page).toHaveURL(new RegExp(pathOf(article)));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, ticked and unfolded', async ({ page }) => {
    await page.goto(pathOf(article));
    await expect(page.getByText('Choose New quote.')).toBeVisible();
    await page.getByText('260%').click();
    await expect(page.getByText('That is right.')).toBeVisible();
    await page.getByText('Show the answer').click();
    await expect(page.getByText('Answer: B')).toBeVisible();
    await page.getByRole('checkbox', { name: 'All fonts embedded' }).check();
    await expect(page.getByRole('link', { name: /^Enlarge image/ })).toHaveAttribute(
      'href',
      'https://images.example/sheet.png',
    );
    await expect(page.getByRole('button', { name: 'Copy code' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'The tour of the board' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=example0001',
    );
  });
});

test('on paper, answers and titles are there and controls are not', async ({ page }) => {
  await page.goto(pathOf(article));
  await expect(page.getByRole('button', { name: 'Copy code' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Uncoated stock dries slowly.')).toBeVisible();
  await expect(page.getByText('At 150 lpi')).toBeVisible();
  for (const name of ['Copy code', 'Share', 'Start over']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  }
  await expect(page.getByRole('heading', { name: 'Was this helpful?' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Related Articles' })).toBeHidden();
});
