/** The regions of the trial form (spec §3), apart from its schema for pages that only show them. */
export const REGIONS = ['USA', 'International'] as const;
