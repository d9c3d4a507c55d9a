const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;

/** A file's size: 1.2 MB; empty when it is not known. */
export function formatSize(bytes: number): string {
  if (bytes <= 0) return '';
  const power = Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const size = bytes / 1_000 ** power;
  return `${size < 10 && power > 0 ? size.toFixed(1) : Math.round(size)} ${UNITS[power]}`;
}
