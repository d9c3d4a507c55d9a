/** A stored list of texts; empty where there is none. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : [];
