import script from './afterHtml.script?inline';

/**
 * Stands behind the page's HTML: tells CSS how much of the page the consent bar covers, and notes
 * whether somebody changes the HTML before React takes it over.
 */
export const afterHtmlScript: string = script;
