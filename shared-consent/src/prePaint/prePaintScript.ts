import script from './prePaint.script?inline';

/**
 * Runs before the first paint, inlined in every document: sets `data-consent` (`needed`, `given`,
 * `gpc`) and `data-gpc` on <html>, so that the banner in the HTML is shown or hidden without a
 * flash, opens Google Consent Mode, and keeps every click until the code for it has arrived. A
 * constant: the same for everyone, allowed by its hash.
 */
export const prePaintScript: string = script;
