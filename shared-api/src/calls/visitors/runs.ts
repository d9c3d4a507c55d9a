export const MAX_RUN_STEPS = 200;
export const MAX_RUN_NOTE = 300;
