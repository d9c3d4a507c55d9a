/** Names of the files that a remote's build has for browsers. */
export const BROWSER_FILE = /[\w.@~-]+\.(?:js|css|webm|mp4|svg)$/;
