import { TAG_ORIGIN } from '@pressline/shared-consent/tag-origin';
import '@pressline/shared-ui/trusted-types';
import type { PageRemote } from '../page/pageConfig';

const OWN = /^\/(?:shell\/|service-worker\.js$)/;

/** The folders of the page's releases. Kept here: any script can replace what is on `window`. */
let folders: readonly string[] = [];

/** Lets the scripts of the page's releases pass. */
export function allowReleases(remotes: readonly Pick<PageRemote, 'entry'>[]): void {
  folders = remotes.map(({ entry }) => entry.slice(0, entry.lastIndexOf('/') + 1));
}

/** Whether a script at this address is one of ours, or of the tag service where the page may measure. */
function isKnown({ origin, pathname }: URL, isMeasured: boolean): boolean {
  if (origin !== location.origin) return isMeasured && origin === TAG_ORIGIN;
  return OWN.test(pathname) || folders.some((folder) => pathname.startsWith(folder));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Decides what scripts code may add to the page, where the browser asks (Trusted Types): those of
 * the page's releases and of the shell, by their addresses, and data. HTML is not for it to allow.
 */
export function guardScripts(isMeasured: boolean): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isKnown(new URL(url, location.href), isMeasured) ? url : null),
    createScript: (text) => (isJson(text) ? text : null),
  });
}
