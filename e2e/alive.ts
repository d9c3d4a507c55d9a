import { expect, type Locator } from '@playwright/test';

const isTakenOver = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__react'));

/** Waits until React has taken over what the server sent: it marks the elements that it knows. */
export async function untilAlive(part: Locator): Promise<void> {
  await expect.poll(() => part.first().evaluate(isTakenOver)).toBe(true);
}
