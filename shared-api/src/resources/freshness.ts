/** Which articles a list shows by their date: due already, within `SOON_DAYS`, or any with a date. */
export const DUE = ['overdue', 'soon', 'dated'] as const;
export type Due = (typeof DUE)[number];

export const SOON_DAYS = 30;

/** How long "Mark as verified" lasts where the category does not say it. */
export const USUAL_DAYS = 180;
