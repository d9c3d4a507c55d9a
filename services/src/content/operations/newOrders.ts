/**
 * The numbers that put the entry at `at` in its place among the others, which are sorted. It takes a
 * number between its neighbors, or pushes on those behind it, up to the next gap.
 */
export function newOrders(orders: readonly number[], at: number): number[] {
  const changed = [...orders];
  const [before, after] = [changed[at - 1], changed[at + 1]];
  let last = before === undefined ? Math.max((after ?? 1) - 1, 0) : before + 1;
  changed[at] = last;
  for (let index = at + 1; index < changed.length && (changed[index] ?? 0) <= last; index += 1) {
    last += 1;
    changed[index] = last;
  }
  return changed;
}
