import script from './start.script?inline';

/**
 * Stands at the document's end and starts the scripts once the page has been painted. From then on
 * it also notes whether the page's HTML is changed before React takes it over.
 */
export const startScript: string = script;
