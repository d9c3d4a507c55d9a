import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { reuseContrastResults } from './reuseContrastResults';

/** A theme comes with transitions: a color on its way has no contrast to judge. */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    const moving = () =>
      document.getAnimations().filter(({ effect, playState, timeline }) => {
        const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
        return playState === 'running' && timeline === document.timeline && !isEndless;
      });
    // What inherits a color sets out when that has arrived.
    for (let some = moving(); some.length > 0; some = moving()) {
      for (const animation of some) animation.finish();
    }
  });

/** By the layout of a frame that was drawn: parts may still take their new width after a resize. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await drawn();
    await drawn();
    return document.documentElement.scrollWidth - window.innerWidth;
  });

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Looks that were found readable on any page. */
const readableLooks = new Set<string>();

/** Once for each document: axe is half a megabyte, and a second rule for every element slows styles down. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axeSource);
  await page.evaluate(reuseContrastResults, [...readableLooks]);
  // Blocks that no visitor has scrolled near are not rendered.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/**
 * What is wrong with a page as it stands: violations of accessibility rules, of one `part` alone where
 * the rest was judged before, and scrolling sideways.
 */
export async function pageProblems(page: Page, part = 'html'): Promise<string[]> {
  const before = await sidewaysScroll(page);
  await bringAxe(page);
  await endTransitions(page);
  const { violations, looks } = await page.evaluate(async (part) => {
    const { violations } = await window.axe.run(part, {
      // No test reads what passed: a third of the time.
      resultTypes: ['violations'],
      // Our pages frame nothing but videos of other sites, which are theirs to judge.
      iframes: false,
      // WCAG 2.5.3: visitors who speak to the computer say the words on the control. An experimental rule.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
    return {
      violations: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      looks: [...window.readableLooks],
    };
  }, part);
  for (const look of looks) readableLooks.add(look);
  const overflow = Math.max(before, await sidewaysScroll(page));
  return [...violations, ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : [])];
}
