import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Blocks that nobody has come near are not rendered. And a theme comes with transitions: a color on its
 * way has no contrast to judge.
 */
function renderAll(page: Page, isFirst: boolean): Promise<void> {
  return page.evaluate((isFirst) => {
    // A rule for every element makes each style pass slower: one is enough.
    if (isFirst) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(sheet);
    }
    const moving = () =>
      document.getAnimations().filter(({ effect, playState, timeline }) => {
        const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
        return playState === 'running' && timeline === document.timeline && !isEndless;
      });
    // What inherits a color sets out when that has arrived.
    for (let some = moving(); some.length > 0; some = moving()) {
      for (const animation of some) animation.finish();
    }
  }, isFirst);
}

/** By the layout of a frame that was drawn: parts may still take their new width after a resize. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await drawn();
    await drawn();
    return document.documentElement.scrollWidth - window.innerWidth;
  });

/**
 * What is wrong with a page as it stands: violations of accessibility rules, of one `part` alone where
 * the rest was judged before, and scrolling sideways.
 */
export async function pageProblems(page: Page, part = 'html'): Promise<string[]> {
  const before = await sidewaysScroll(page);
  // Half a megabyte, which a page needs once.
  const isThere = await page.evaluate(() => 'axe' in window);
  await renderAll(page, !isThere);
  // Our pages have no frames of other origins, and nobody reads what passed: a third of the time.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'undefined' }) })
    .include(part)
    .setLegacyMode(true)
    .options({
      resultTypes: ['violations'],
      // WCAG 2.5.3: who speaks to the computer says the words on the control. An experimental rule.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    });
  const { violations } = await axe.analyze();
  const overflow = Math.max(before, await sidewaysScroll(page));
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
  ];
}
