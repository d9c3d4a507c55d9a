import { expect, type Locator, type Page } from '@playwright/test';

const isTakenOver = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__react'));

/** A pointer on a button that needs the scripts of the page, wherever the page is scrolled to. */
function pointAtButton(): void {
  const move = { bubbles: true, pointerType: 'mouse', movementX: 1 };
  document
    .querySelector('footer [data-consent-choice="preferences"]')
    ?.dispatchEvent(new PointerEvent('pointermove', move));
}

/** Starts the page as a visitor does who is about to press something. */
export async function startPage(page: Page): Promise<void> {
  await page.waitForFunction(() => 'presslineConsent' in window);
  await page.evaluate(pointAtButton);
}

/** Starts the page and waits until React has taken `part` over: it marks the elements that it knows. */
export async function untilAlive(part: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await startPage(part.page());
      return part.first().evaluate(isTakenOver);
    })
    .toBe(true);
}
