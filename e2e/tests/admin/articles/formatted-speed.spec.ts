import type { CDPSession } from '@playwright/test';
import { publishArticle } from '../../../articleFactory';
import { everyDirective } from '../../../everyDirective';
import { expect, test } from '../../../fixtures';

const WORDS = 5_000;
const KEYS = 15;
/** Twice the goal of 1.5: a busy machine measures anything. */
const MAX_RATIO = 3;

const blocks = everyDirective.replace(/^!\[.*$/m, '');
const paragraph = `Each **press** needs its own [profile](/help/articles/profiles), \`ICC\` or not. ${'Paper has a grain, ink has a tack, and both change with the weather of the day. '.repeat(4)}`;

function longText(): string {
  const parts: string[] = [];
  let words = 0;
  while (words < WORDS) {
    const part = parts.length % 6 === 3 ? blocks : paragraph;
    parts.push(part);
    words += part.split(/\s+/).length;
  }
  return parts.join('\n\n');
}

/** How long the page was at work, in ms. */
async function workOf(chromium: CDPSession): Promise<number> {
  const { metrics } = await chromium.send('Performance.getMetrics');
  const secondsOf = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return (
    1_000 *
    (secondsOf('ScriptDuration') + secondsOf('LayoutDuration') + secondsOf('RecalcStyleDuration'))
  );
}

test('a long article is typed about as fast formatted as in Markdown', async ({
  page,
  api,
  signIn,
  editor,
}) => {
  test.slow();
  const article = await publishArticle(api, { title: `Long ${Date.now()}`, content: longText() });
  await signIn();
  await editor.open(article);
  await expect(editor.highlighted).toBeVisible();
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Performance.enable', { timeDomain: 'threadTicks' });
  const drawn = () =>
    page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    });
  const found: Record<string, number> = {};
  for (const view of ['Markdown', 'Formatted'] as const) {
    await editor.markdownView.click();
    const isPressed = String(view === 'Markdown');
    await expect(editor.markdownView).toHaveAttribute('aria-pressed', isPressed);
    await editor.content.focus();
    await page.keyboard.press('Control+Home');
    for (let screen = 0; screen < 3; screen += 1) await page.keyboard.press('PageDown');
    const costs: number[] = [];
    for (let key = 0; key < KEYS; key += 1) {
      const before = await workOf(chromium);
      await page.keyboard.press('abcdefgh '.charAt(key % 9));
      await drawn();
      costs.push((await workOf(chromium)) - before);
    }
    costs.sort((one, other) => one - other);
    const at = (share: number) => costs[Math.floor(KEYS * share)] ?? 0;
    found[view] = at(0.5);
    const description = `${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms`;
    test.info().annotations.push({ type: `A key in ${view}`, description });
  }
  const { Markdown = 0, Formatted } = found;
  expect(Formatted).toBeLessThan(Markdown * MAX_RATIO);
});
