/** Searches offered beneath the search box. */
export const searchIdeas = ['Imposition', 'Bleed', 'Gang runs', 'Dielines', 'Webhooks'] as const;
