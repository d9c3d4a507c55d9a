/** Where the visitor's choice of theme is kept; the name survives a withdrawal of consent. */
export const THEME_STORAGE_KEY = 'pressline_theme';

/** Applies the remembered theme before the first paint; the host inlines it in every document. */
export const themeScript = `try{var t=localStorage.getItem('${THEME_STORAGE_KEY}');if(t==='dark'||t==='light')document.documentElement.dataset.theme=t}catch(e){}`;
