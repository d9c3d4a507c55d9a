/** Equal for names that people consider equal: case, width and spaces do not count. */
export const nameKey = (name: unknown): string =>
  String(name).normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
