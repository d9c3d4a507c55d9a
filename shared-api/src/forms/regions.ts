/** The regions of the trial form, apart from its schema for pages that only show them. */
export const REGIONS = ['USA', 'International'] as const;
