import script from './theme.script?inline';

/** Applies the remembered theme before the first paint; the host inlines it in every document. */
export const themeScript: string = script;
