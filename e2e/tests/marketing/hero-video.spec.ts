import type { Page } from '@playwright/test';
import { expect, test, withMotion } from '../../fixtures';

test.use(withMotion);

const CLIP = /\/remotes\/mfe-marketing\/[0-9a-f]{16}\/[\w.-]+\.(webm|mp4)$/;

const video = (page: Page) => page.locator('figure video');
const button = (page: Page, name: string) => page.getByRole('button', { name });
const isPaused = (page: Page) =>
  video(page).evaluate((element) => (element as HTMLVideoElement).paused);
const time = (page: Page) =>
  video(page).evaluate((element) => (element as HTMLVideoElement).currentTime);
const address = (page: Page) =>
  video(page).evaluate((element) => (element as HTMLVideoElement).currentSrc);

/** The addresses of the clips that the page asks for. */
function watchClips(page: Page): string[] {
  const clips: string[] = [];
  page.on('request', (request) => {
    if (CLIP.test(request.url())) clips.push(request.url());
  });
  return clips;
}

/** Waits until the page has looked whether the video is in view: once it has loaded and been painted. */
async function untilLookedAt(page: Page) {
  await expect(page.locator('figure[data-film]')).toBeAttached();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = () => new IntersectionObserver(() => resolve()).observe(document.body);
        requestAnimationFrame(() => requestAnimationFrame(look));
      }),
  );
}

async function openPlaying(page: Page) {
  await page.goto('/');
  await video(page).scrollIntoViewIfNeeded();
  await expect(button(page, 'Pause video')).toBeVisible();
}

test('plays in silence and without end, after the page has loaded, and says what it shows', async ({
  page,
}) => {
  await openPlaying(page);
  await expect(page.getByLabel(/^Silent video: three job tickets/)).toBeVisible();
  await expect.poll(() => time(page)).toBeGreaterThan(0);
  expect(
    await video(page).evaluate((element) => {
      const { muted, loop, duration, playsInline } = element as HTMLVideoElement;
      return { muted, loop, playsInline, seconds: Math.round(duration) };
    }),
  ).toEqual({ muted: true, loop: true, playsInline: true, seconds: 15 });
  const started = await page.evaluate(() => {
    const [clip] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /webm|mp4/.test(name));
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (clip?.startTime ?? 0) - (load?.loadEventStart ?? 0);
  });
  expect(started).toBeGreaterThanOrEqual(0);
});

test('covers its poster exactly, in every width', async ({ page }) => {
  await openPlaying(page);
  for (const width of [320, 390, 767, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await video(page).scrollIntoViewIfNeeded();
    await expect.poll(() => address(page)).toContain(width < 768 ? 'narrow' : 'wide');
    const shapes = await video(page).evaluate((element) => {
      const clip = element as HTMLVideoElement;
      const stage = clip.previousElementSibling as Element;
      const box = clip.getBoundingClientRect();
      const poster = stage.getBoundingClientRect();
      return {
        widths: [box.width, poster.width],
        heights: [box.height, poster.height],
        content: stage.scrollHeight,
      };
    });
    expect(shapes.widths[0]).toBeCloseTo(shapes.widths[1] as number, 0);
    expect(shapes.heights[0]).toBeCloseTo(shapes.heights[1] as number, 0);
    expect(shapes.content).toBeLessThanOrEqual(Math.ceil(shapes.heights[1] as number));
  }
});

test('is held and played with its button, and rests while it is out of sight', async ({ page }) => {
  await openPlaying(page);
  await button(page, 'Pause video').click();
  await expect.poll(() => isPaused(page)).toBe(true);
  await button(page, 'Play video').click();
  await expect.poll(() => isPaused(page)).toBe(false);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));
  await video(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isPaused(page)).toBe(false);
});

test('has the colors of the theme and goes on where it was when that changes', async ({ page }) => {
  await openPlaying(page);
  expect(await address(page)).toContain('light');
  await expect.poll(() => time(page)).toBeGreaterThan(0.5);
  const before = await time(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => address(page)).toContain('dark');
  await expect.poll(() => time(page)).toBeGreaterThan(before);
  await page.getByRole('button', { name: /theme/ }).click();
  await expect.poll(() => address(page)).toContain('light');
  await page.getByRole('button', { name: /theme/ }).click();
  await expect.poll(() => address(page)).toContain('dark');
});

test('is not fetched before it is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  const clips = watchClips(page);
  await page.goto('/');
  await untilLookedAt(page);
  expect(clips).toEqual([]);
  await video(page).evaluate((element) => element.scrollIntoView());
  await expect(button(page, 'Pause video')).toBeVisible();
  expect(new Set(clips).size).toBe(1);
});

test('takes no room before its first frame, and is not the largest paint of a phone’s page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const largest: (string | undefined)[] = [];
    Object.assign(window, { largest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        largest.push((Reflect.get(entry, 'element') as Element | null)?.tagName);
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(CLIP, async (route) => {
    await isAnswered;
    await route.continue();
  });
  const asked = page.waitForRequest(CLIP);
  await page.goto('/');
  await asked;
  await expect(video(page)).toHaveCSS('clip-path', 'inset(0px 99.5% 0px 0px)');
  answer();
  await expect(video(page)).toHaveCSS('clip-path', 'inset(0px)');
  expect(await page.evaluate(() => Reflect.get(window, 'largest'))).not.toContain('VIDEO');
});

for (const [name, on, off] of [
  ['reduced motion', { reducedMotion: 'reduce' }, { reducedMotion: 'no-preference' }],
  ['forced colors', { forcedColors: 'active' }, { forcedColors: 'none' }],
] as const) {
  test(`is not fetched under ${name}: its poster stands alone until that ends`, async ({
    page,
  }) => {
    const clips = watchClips(page);
    await page.emulateMedia(on);
    await page.goto('/');
    await expect(page.getByText('Three sample jobs on the line')).toBeVisible();
    await untilLookedAt(page);
    await expect(video(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /video/ })).toBeHidden();
    expect(clips).toEqual([]);
    await page.emulateMedia(off);
    await video(page).evaluate((element) => element.scrollIntoView());
    await expect(video(page)).toBeVisible();
  });
}

test('is not fetched for visitors who save data, until that ends', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const clips = watchClips(page);
  await page.goto('/');
  await untilLookedAt(page);
  await expect(video(page)).toBeHidden();
  expect(clips).toEqual([]);
  await page.evaluate(() => Reflect.set(Reflect.get(navigator, 'connection'), 'saveData', false));
  await video(page).evaluate((element) => element.scrollIntoView());
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(video(page)).toBeVisible();
});

test.describe('that cannot be loaded', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('is hidden with its button, and the poster stays', async ({ page }) => {
    await page.route(CLIP, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => CLIP.test(request.url()));
    await page.goto('/');
    await failed;
    await expect(video(page)).not.toHaveAttribute('src');
    await expect(video(page)).toBeHidden();
    await expect(button(page, 'Pause video')).toBeHidden();
    await expect(page.locator('figure').getByText('Prepress')).toBeVisible();
  });
});

test('is kept for a year, is not compressed again, and comes in parts', async ({ page }) => {
  await openPlaying(page);
  const clip = await address(page);
  const whole = await page.request.get(clip);
  expect(whole.status()).toBe(200);
  const headers = whole.headers();
  expect(headers['content-type']).toMatch(/^video\//);
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['content-encoding']).toBeUndefined();
  expect(headers['accept-ranges']).toBe('bytes');
  const bytes = await whole.body();
  expect(bytes.length).toBeLessThan(250_000);
  const part = await page.request.get(clip, { headers: { range: 'bytes=100-199' } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-range']).toBe(`bytes 100-199/${bytes.length}`);
  expect(await part.body()).toEqual(bytes.subarray(100, 200));
});
