export const searchIdeas = ['Imposition', 'Bleed', 'Gang runs', 'Dielines', 'Webhooks'] as const;
