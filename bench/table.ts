type Cells = readonly (string | number | undefined)[];

export const printRow = (cells: Cells): void => console.log(`| ${cells.join(' | ')} |`);

export function printHead(cells: Cells): void {
  printRow(cells);
  printRow(cells.map(() => '---'));
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** `200: 1234, 503: 5` */
export const countsText = (counts: ReadonlyMap<number, number>): string =>
  [...counts].map(([status, count]) => `${status}: ${count}`).join(', ');
