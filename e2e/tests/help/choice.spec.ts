import type { Page } from '@playwright/test';
import * as ai from '../../../services/test/stubs/createAiStub';
import { expect, test as ownTest } from '../../ownTest';
import { pageProblems } from '../../pageProblems';

const QUESTION = 'pole pocket size 40mm pole';
const UNANSWERED = 'vinyl wrap temperature heat gun';
const CHOICE = '**/api/help/search/choice?*';

interface Given {
  number: number;
  text: string;
}
type Choose = (passages: Given[]) => unknown;

const test = ownTest.extend<object, { stub: ai.AiStub }>({
  stub: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it
    async ({}, use) => {
      const stub = await ai.createAiStub();
      await use(stub);
      await stub.stop();
    },
    { scope: 'worker' },
  ],
  own: 'choice',
  ownEnv: async ({ stub }, use) =>
    use({
      ANTHROPIC_API_KEY: 'key-of-the-spec',
      ANTHROPIC_BASE_URL: stub.baseUrl,
      ANSWERS_MODEL: 'claude-chooser',
    }),
});
test.use({ expectedErrors: [/status of 50[24]/] });

const inNumbers =
  (choose: Choose): ai.Reply =>
  (response, request) => {
    const { passages } = JSON.parse(String(request.messages[0]?.content));
    ai.streamed(JSON.stringify({ passage: choose(passages) }))(response, request);
  };
const byLength = (passages: Given[]) =>
  passages.toSorted((a, b) => a.text.length - b.text.length).map(({ number }) => number);
const shortest: Choose = (passages) => byLength(passages)[0];
const longest: Choose = (passages) => byLength(passages).at(-1);
const none: Choose = () => null;

const best = (page: Page) => page.getByRole('region', { name: 'Best passage, word for word' });
const no = (page: Page) =>
  page.getByRole('region', { name: 'We couldn’t find an answer in the help center.' });

/** Sums up what moves from now on, also soon after a key. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value') as number;
    }).observe({ type: 'layout-shift' });
  });

/** Two frames later, when what has changed was drawn and its shifts were told. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await drawn();
    await drawn();
    return (Reflect.get(window, 'seen') as { shift: number }).shift;
  });

for (const width of [390, 1440]) {
  for (const [name, q, choose] of [
    ['a shorter passage', QUESTION, shortest],
    ['a longer passage', QUESTION, longest],
    ['none', QUESTION, none],
    ['one where the search has none', UNANSWERED, longest],
  ] as const) {
    test(`${width} px: after Enter ${name} comes in place, heard once, and moves nothing`, async ({
      page,
      shell,
      help,
      request,
      stub,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      // Services remember the choice, so that a busy machine does not make it late below.
      stub.reply(inNumbers(choose));
      const path = `/api/help/search/choice?${new URLSearchParams({ q })}`;
      await expect(async () => expect((await request.get(path)).status()).toBe(200)).toPass();
      const { passage } = await (await request.get(path)).json();
      let asked = 0;
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(CHOICE, async (route) => {
        asked += 1;
        await held;
        await route.continue();
      });
      await shell.open('/help');
      await page.keyboard.type(q);
      await expect(help.results(q)).toBeVisible();
      await expect(no(page)).toHaveCount(0);
      expect(asked).toBe(0);
      await page.keyboard.press('Enter');
      await expect.poll(() => asked).toBe(1);
      const first = q === QUESTION ? best(page) : no(page);
      await expect(first).toBeVisible();
      const text = await first.textContent();
      const end = page.getByRole('contentinfo');
      const before = await end.boundingBox();
      await watchShifts(page);
      release();
      const chosen = page.getByRole('status').filter({ has: page.getByRole('region') });
      await expect(chosen).toContainText(passage?.title ?? 'Ask us');
      if (passage) await expect(chosen.getByRole('link')).toHaveAttribute('href', passage.path);
      expect(await chosen.textContent()).not.toBe(text);
      await expect(passage ? best(page) : no(page)).toHaveCount(1);
      expect(await shiftsOf(page)).toBe(0);
      expect(await end.boundingBox()).toEqual(before);
      expect(await pageProblems(page)).toEqual([]);
    });
  }
}

test('words of the model’s own change nothing', async ({ page, shell, help, stub }) => {
  stub.reply(ai.streamed('The pocket is 999 mm, says the model.'));
  await shell.open('/help');
  await page.keyboard.type('pole pocket size');
  await expect(help.results('pole pocket size')).toBeVisible();
  const shown = await best(page).textContent();
  const answered = page.waitForResponse(CHOICE);
  await page.keyboard.press('Enter');
  expect((await answered).ok()).toBe(false);
  expect(await best(page).textContent()).toBe(shown);
  await expect(page.getByText('999')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the privacy notice says that questions are sent', async ({ page }) => {
    await page.goto('/privacy');
    await expect(page.getByText('When you press Enter in the search')).toBeVisible();
  });
});
