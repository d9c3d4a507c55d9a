/** Names of the files that a remote's build has for browsers. */
export const BROWSER_FILE = /[\w.@~-]+\.(?:js|css|webm|mp4|svg)$/;

/** The file of a foreign remote's release that says what was agreed, and which bytes its files have. */
export const FOREIGN_TERMS = 'foreign.json';
