import type { Page } from '@playwright/test';
import { untilAlive } from '../alive';
import { expect, test, withMotion } from '../fixtures';
import { pageProblems } from '../pageProblems';

const pages = [
  '/',
  '/about',
  '/integrations',
  '/api',
  '/careers',
  '/privacy',
  '/cookies',
  '/terms',
  '/resources/bottlenecks-guide',
  '/resources/fast-quotes-guide',
  '/resources/strategist-guide',
  '/resources/idle-time-guide',
  '/resources/roi-calculator',
  '/help',
  '/help?q=bleed',
  '/help/glossary',
  '/help/articles/print-ready-pdf',
  '/help/articles/print-ready-pdf/suggest',
  '/nowhere',
  '/admin/login',
];
// Each theme, and the narrowest and the widest layout: every pair costs seconds on every page.
const views = [
  { width: 320, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;
const themes = ['light', 'dark'] as const;

test.use({ expectedErrors: [/404/] });
for (const path of pages) {
  test(`${path} has no accessibility violation and no sideways scroll, narrow or wide, light or dark`, async ({
    page,
    shell,
  }) => {
    await shell.open(path);
    for (const { width, colorScheme } of views) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      expect({ width, problems: await pageProblems(page) }).toEqual({ width, problems: [] });
    }
  });
}

test.describe('with the banner on view', () => {
  test.use({ consent: 'none' });
  test('the banner and the preferences have no violation', async ({ page, shell, banner }) => {
    await shell.open('/');
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      expect(await pageProblems(page)).toEqual([]);
    }
    await banner.manage.click();
    await banner.preferences.waitFor();
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      expect(await pageProblems(page)).toEqual([]);
    }
  });
});

/** Puts whatever moves without end to one share of its way, and keeps it there. */
function holdEndless(page: Page, share: number): Promise<void> {
  return page.evaluate((progress) => {
    for (const animation of document.getAnimations()) {
      const timing = animation.effect?.getComputedTiming();
      if (timing?.endTime !== Number.POSITIVE_INFINITY) continue;
      animation.pause();
      animation.currentTime = Number(timing.delay) + progress * Number(timing.duration);
    }
  }, share);
}

test.describe('with motion', () => {
  test.use(withMotion);

  // What ends is judged at its end; what does not end must be readable all the way.
  test('no text of the landing page fades in and out for ever', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Pause video' }).waitFor();
    for (const { width, colorScheme } of views) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      for (const share of [0.015, 0.5, 0.985]) {
        await holdEndless(page, share);
        expect({ share, problems: await pageProblems(page) }).toEqual({ share, problems: [] });
      }
    }
  });
});

test('every feature of the landing page is readable, one by one and at a glance', async ({
  page,
}) => {
  await page.goto('/#features');
  const section = page.locator('#features');
  await untilAlive(section.getByRole('radio'));
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    for (const tab of await section.getByRole('radio').all()) {
      await tab.check();
      expect(await pageProblems(page, '#features')).toEqual([]);
    }
    await section.getByRole('link', { name: 'All at a glance' }).click();
    await expect(section.getByRole('radio')).toHaveCount(0);
    expect(await pageProblems(page, '#features')).toEqual([]);
    await section.getByRole('link', { name: 'One by one' }).click();
  }
});

// A look that was found readable is not judged again: whatever makes it another look must be noticed.
test('a text that is hard to read is found beside and after others like it that are readable', async ({
  page,
}) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Proof</title><style>
      html { background: white; color: black } section { position: relative; height: 40px }
      .under { position: absolute; inset: 0 } .over { position: relative }
      </style><main><h1>Proof</h1>
      ${'<section><div class="over"><p>Ink</p></div></section>'.repeat(4)}</main>`);
  expect(await pageProblems(page)).toEqual([]);
  const last = page.locator('section').last();
  const breaks: Record<string, () => void> = {
    'its color': () =>
      document.querySelector('section:last-child p')?.setAttribute('style', 'color: silver'),
    'the color under it': () =>
      document.querySelector('section:last-child')?.setAttribute('style', 'background: #222'),
    'a fading ancestor': () =>
      document.querySelector('section:last-child')?.setAttribute('style', 'opacity: 0.3'),
    'something that lies under it': () =>
      document
        .querySelector('section:last-child')
        ?.insertAdjacentHTML('afterbegin', '<div class="under" style="background: #222"></div>'),
  };
  const whole = await last.evaluate(({ outerHTML }) => outerHTML);
  for (const [name, spoil] of Object.entries(breaks)) {
    await page.evaluate(spoil);
    expect(await pageProblems(page), name).toEqual([expect.stringMatching(/^color-contrast: <p/)]);
    await last.evaluate(
      (section, html) => section.replaceWith(document.createRange().createContextualFragment(html)),
      whole,
    );
    expect(await pageProblems(page), name).toEqual([]);
  }
});
