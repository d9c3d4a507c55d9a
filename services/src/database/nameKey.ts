/** What two names have in common that people take for one: neither case nor spaces count. */
export const nameKey = (name: unknown): string =>
  String(name).normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The field that people know behind one that only a unique index needs. */
export const fieldBehind = (field: string): string => (field === 'nameKey' ? 'name' : field);
