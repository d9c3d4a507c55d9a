import { expect, test } from '../../fixtures';

test('onboarding leads to content, and the search box takes the words over', async ({
  page,
  shell,
}) => {
  await shell.open('/help');
  const cards = page.getByRole('region', { name: 'Where to start' });
  await expect(cards.getByRole('heading', { level: 3 })).toHaveCount(3);
  const links = cards.getByRole('link');
  for (let at = 0; at < (await links.count()); at += 1) {
    const q = (await links.nth(at).textContent()) ?? '';
    await links.nth(at).click();
    await expect(page.getByRole('heading', { name: /^Found [1-9]/ })).toContainText(
      q.toLowerCase(),
    );
    await expect(page.getByRole('searchbox')).toHaveValue(q.toLowerCase());
    await page.goBack();
    await expect(links.nth(at)).toBeVisible();
  }
});

test('Refresh shows what was added meanwhile', async ({ page, api, shell }) => {
  await shell.open('/help');
  const name = `Added meanwhile ${Date.now()}`;
  await api.admin.categories.create({ name, description: 'Now here' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Up to date')).toBeVisible();
  await expect(page.getByRole('button', { name })).toBeVisible();
});

test('a dismissed announcement stays away until it changes', async ({ page, api, shell }) => {
  // A name of its own: what a first try has left behind is not taken for it.
  const title = `New inks ${Date.now()}`;
  const made = await api.admin.announcements.create({ title, content: 'In stock.' });
  await shell.open('/help');
  await expect(page.getByText(title)).toBeVisible();
  // The panel comes to life as it comes into view.
  await expect(async () => {
    const dismiss = page.getByRole('button', { name: `Dismiss: ${title}` });
    if (await dismiss.isVisible()) await dismiss.click({ timeout: 1_000 });
    await expect(page.getByText(title)).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await page.reload();
  await page.getByRole('heading', { name: "What's New" }).scrollIntoViewIfNeeded();
  await expect(page.getByText(title)).toBeHidden();
  await api.admin.announcements.update(made.id, { ...made, content: `${title}: sold out.` });
  await page.reload();
  await expect(page.getByText(`${title}: sold out.`)).toBeVisible();
});

test.describe('videos', () => {
  // The player's own frame may store nothing, and the fixture tries.
  test.use({ expectedErrors: [/sessionStorage/] });

  test('no other site is asked for anything before a video is played', async ({ page, shell }) => {
    const foreign: string[] = [];
    await page.route(/^https:/, (route) => {
      foreign.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' });
    });
    await shell.open('/help');
    const videos = page.getByRole('region', { name: 'Video Tutorials' });
    await videos.scrollIntoViewIfNeeded();
    await expect(videos.getByText(/sends data about you to YouTube/).first()).toBeVisible();
    expect(foreign).toEqual([]);
    // Before its code is there.
    const play = videos.getByRole('link', { name: /^Play .*video: / }).first();
    await play.evaluate((link: HTMLElement) => link.click());
    await expect(videos.locator('iframe').first()).toBeFocused();
    await expect.poll(() => foreign).toEqual(['www.youtube-nocookie.com']);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('search, categories, questions and videos work', async ({ page, help }) => {
    await page.goto('/help');
    await page.getByRole('button', { name: 'Integrations' }).click();
    await expect(
      page.getByRole('region', { name: 'Integrations' }).getByRole('link'),
    ).not.toHaveCount(0);
    await page.getByRole('searchbox').fill('bleed');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(help.results('bleed')).toBeVisible();
    const question = page.getByText('The file has no bleed. Can prepress add it?');
    await question.click();
    await expect(page.getByText('Ask the designer for 3 mm')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Play .*video: / })).toHaveAttribute(
      'href',
      /youtube/,
    );
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeHidden();
    await expect(page.getByRole('searchbox')).toHaveAccessibleDescription('');
    await page.getByRole('link', { name: 'Clear' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('');
  });
});
