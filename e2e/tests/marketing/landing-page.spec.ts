import type { Page } from '@playwright/test';
import { untilAlive } from '../../alive';
import { expect, test, withMotion } from '../../fixtures';

const controls = (page: Page) => page.getByRole('group', { name: /^Resources/ });
const dot = (page: Page, place: number) =>
  controls(page)
    .getByRole('button', { name: /^Show / })
    .nth(place);

/** Stops the clock of the page: only the time that a test lets pass is left, however slow the machine. */
async function stopClock(page: Page) {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
}

/** Brings the carousel into view, with the pointer elsewhere. */
async function openCarousel(page: Page) {
  await page.goto('/#resources');
  await page.mouse.move(0, 0);
  await expect(controls(page).getByRole('button', { name: /^Show / })).toHaveCount(3);
}

/** Lets time pass until the card at `place` is the first. */
async function untilMovedTo(page: Page, place: number) {
  await expect(async () => {
    // The cards move only in view; on a slow machine styles above them arrive after the jump.
    await page.locator('#resources').scrollIntoViewIfNeeded();
    await page.clock.runFor(500);
    await expect(dot(page, place)).toHaveAttribute('aria-current', 'true', { timeout: 100 });
  }).toPass({ intervals: [0] });
}

test.describe('the features', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('are chosen with the arrow keys, one part at a time', async ({ page }) => {
        await page.goto('/#features');
        const section = page.locator('#features');
        const tab = (name: string) => section.getByRole('radio', { name });
        const part = section.getByRole('article');
        await expect(part).toHaveCount(1);
        await section.getByText('CRM and sales', { exact: true }).first().click();
        await expect(part).toContainText('Sales can check a job’s status');
        await page.keyboard.press('ArrowRight');
        await expect(tab('Purchase and inventory')).toBeFocused();
        await expect(part).toContainText('Paper is reserved');
        await expect(part).toHaveCount(1);
      });

      test('stand side by side in the grid view', async ({ page }) => {
        await page.goto('/#features');
        const section = page.locator('#features');
        await section.getByRole('link', { name: 'All at a glance' }).click();
        await expect(section.getByRole('heading', { level: 3 })).toHaveCount(5);
        await expect(section.getByRole('radio')).toHaveCount(0);
        await section.getByRole('link', { name: 'One by one' }).click();
        await expect(section.getByRole('radio')).toHaveCount(5);
      });
    });
  }

  test('keep what was chosen before the scripts arrived', async ({ page }) => {
    await page.goto('/#features', { waitUntil: 'commit' });
    const section = page.locator('#features');
    await section.getByRole('radio', { name: 'CRM and sales' }).check({ force: true });
    await untilAlive(section.getByRole('link', { name: 'All at a glance' }));
    await expect(section.getByRole('radio', { name: 'CRM and sales' })).toBeChecked();
  });
});

test.describe('the resources', () => {
  test.use(withMotion);
  // Time that is made to pass is up for other parts whose scripts are still on their way.
  test.use({ expectedErrors: [/A part of the page could not be loaded/] });

  test('advance every four seconds and wrap, before the page is started and after', async ({
    page,
  }) => {
    await stopClock(page);
    await openCarousel(page);
    for (const place of [1, 2, 0, 1]) await untilMovedTo(page, place);
    expect(await page.evaluate(() => 'presslinePage' in window)).toBe(false);
    await untilAlive(controls(page).getByRole('button'));
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
    for (const place of [2, 0]) await untilMovedTo(page, place);
    await expect(controls(page).locator('[aria-current]')).toHaveCount(1);
  });

  test('wait while the pointer or the focus is with them, and when they are paused', async ({
    page,
  }) => {
    await stopClock(page);
    await openCarousel(page);
    const card = page.locator('#resources').getByRole('link').first();
    await card.hover();
    await page.clock.runFor(9_000);
    await expect(dot(page, 0)).toHaveAttribute('aria-current', 'true');
    await page.mouse.move(0, 0);
    await card.focus();
    await page.clock.runFor(9_000);
    await expect(dot(page, 0)).toHaveAttribute('aria-current', 'true');
    await controls(page).getByRole('button', { name: 'Pause the resources' }).press('Enter');
    await expect(controls(page).getByRole('button', { name: 'Play the resources' })).toBeFocused();
    await page.clock.runFor(9_000);
    await expect(dot(page, 0)).toHaveAttribute('aria-current', 'true');
    await controls(page).getByRole('button', { name: 'Play the resources' }).press('Enter');
    await untilMovedTo(page, 1);
  });

  test('follow arrows and dots, past both ends', async ({ page }) => {
    await openCarousel(page);
    await controls(page).getByRole('button', { name: 'Previous resource' }).click();
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
    await controls(page).getByRole('button', { name: 'Next resource' }).click();
    await expect(dot(page, 0)).toHaveAttribute('aria-current', 'true');
    await dot(page, 1).click();
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  });

  for (const [width, shown] of [
    [600, 1],
    [800, 2],
    [1100, 3],
  ] as const) {
    test(`show ${shown} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/#resources');
      await expect(controls(page).getByRole('button', { name: /^Show / })).toHaveCount(6 - shown);
    });
  }

  test.describe('under reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('do not move by themselves', async ({ page }) => {
      await stopClock(page);
      await openCarousel(page);
      await page.clock.runFor(9_000);
      await expect(dot(page, 0)).toHaveAttribute('aria-current', 'true');
      await untilAlive(controls(page).getByRole('button'));
      await expect(page.getByRole('button', { name: 'Play the resources' })).toBeVisible();
      await page.clock.runFor(9_000);
      await expect(dot(page, 0)).toHaveAttribute('aria-current', 'true');
    });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every resource can be read, and a phone shows that there are more', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const second = page.getByRole('link', { name: 'Fast quotes that still make money' });
    await page
      .getByRole('link', { name: 'Five ways to clear a bottleneck' })
      .scrollIntoViewIfNeeded();
    expect((await second.boundingBox())?.x).toBeLessThan(390);
    await page.getByRole('link', { name: 'What could you save?' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: 'What could you save?' })).toBeInViewport();
  });
});
