/** Documents that are written at the same time. */
export const AT_ONCE = 8;

/**
 * Runs a write for each item, a few at a time; the results come in the items' order.
 * @throws the first error, when the writes that were begun with it have ended
 */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  write: (item: Item) => Promise<Result>,
  atOnce = AT_ONCE,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += atOnce) {
    const writes = items.slice(at, at + atOnce).map(write);
    await Promise.allSettled(writes);
    results.push(...(await Promise.all(writes)));
  }
  return results;
}
