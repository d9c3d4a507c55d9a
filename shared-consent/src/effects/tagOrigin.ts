/** Whose script measures, once a visitor has agreed. */
export const TAG_ORIGIN = 'https://www.googletagmanager.com';
