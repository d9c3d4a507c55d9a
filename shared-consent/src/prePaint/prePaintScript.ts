import script from './prePaint.script?inline';

/**
 * Runs before the first paint, inlined in every document: sets `data-consent` (`needed`, `given`,
 * `gpc`) on <html>, so that the banner in the HTML is shown or hidden without a flash, and keeps
 * every click until the code for it has arrived. The document of a request with the Global Privacy
 * Control signal comes with `data-consent="gpc" data-gpc="honored"`. A constant: the same for
 * everyone, allowed by its hash.
 */
export const prePaintScript: string = script;
