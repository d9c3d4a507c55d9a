/** How much a match in each part of a document counts. */
export const FIELD_WEIGHTS = { title: 8, tags: 4, summary: 2, body: 1 } as const;

export type SearchField = keyof typeof FIELD_WEIGHTS;

export const FIELDS = Object.keys(FIELD_WEIGHTS) as SearchField[];

/** The searchable texts of one document. */
export type SearchText = Record<SearchField, string>;
