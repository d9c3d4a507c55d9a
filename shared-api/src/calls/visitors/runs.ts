/** Steps of one run. */
export const MAX_RUN_STEPS = 200;
/** Characters of the note on a step. */
export const MAX_RUN_NOTE = 300;
