const ALLOWANCE = 10 * 1024;
/** By which share the scripts of a remote's heaviest page may grow from one release to the next. */
const GROWTH = 0.2;

/** 12.3 KB. */
export const inKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/**
 * Throws when the scripts of a release's heaviest page have grown too much against the stable
 * release: by more than a fifth and ten kilobytes.
 */
export function checkSize(pageBytes: number, stableBytes: number): void {
  const budget = Math.round(stableBytes * (1 + GROWTH)) + ALLOWANCE;
  if (pageBytes <= budget) return;
  throw new Error(
    `its heaviest page needs ${inKilobytes(pageBytes)} of compressed scripts, the stable release ` +
      `${inKilobytes(stableBytes)}; the budget is ${inKilobytes(budget)}`,
  );
}
