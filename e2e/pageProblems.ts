import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The longest transition takes a fraction of it; one that is off the screen may never be finished. */
const REST_MS = 2_000;

/** A theme comes with transitions, and a color on its way has no contrast to judge. */
function untilAtRest(page: Page): Promise<unknown> {
  return page.evaluate((restMs) => {
    const finished = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
      .map((animation) => animation.finished);
    const timeIsUp = new Promise((resolve) => setTimeout(resolve, restMs));
    return Promise.race([Promise.allSettled(finished), timeIsUp]);
  }, REST_MS);
}

/** What is wrong with a page as it stands: violations of accessibility rules, and scrolling sideways. */
export async function pageProblems(page: Page): Promise<string[]> {
  await untilAtRest(page);
  // Our pages have no frames of other origins, and nobody reads what passed: a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    // WCAG 2.5.3: who speaks to the computer says the words on the control. An experimental rule.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });
  const { violations } = await axe.analyze();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
  ];
}
