/** Where the visitor's choice of theme is kept; the name survives a withdrawal of consent. */
export const THEME_STORAGE_KEY = 'pressline_theme';
