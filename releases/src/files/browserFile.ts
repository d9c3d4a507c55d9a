/** How a file ends that a remote's build has for browsers: the origin publishes it, the host serves it. */
export const BROWSER_FILE = /[\w.-]+\.(?:js|webm|mp4)$/;
