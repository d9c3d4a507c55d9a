/** Equal for names that people consider equal: case and spaces do not count. */
export const nameKey = (name: unknown): string =>
  String(name).normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The visible field behind one that only a unique index needs. */
export const fieldBehind = (field: string): string => field.replace(/Key$/, '');
