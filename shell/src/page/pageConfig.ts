import type { Company } from '@pressline/shared-api/company';
import type { LOAD_FAILED_EVENT } from '@pressline/shared-ui/until-retry';
import type { DehydratedState } from '@tanstack/react-query';

/** A file that the page will need. */
export interface ScriptPreload {
  url: string;
  integrity: string | undefined;
}

/** One remote's release as the browser needs to know it. */
export interface PageRemote {
  name: string;
  container: string;
  release: string;
  /** URL of the container's script, and its Subresource Integrity value where it is published. */
  entry: string;
  integrity?: string;
  /** React Router patterns of its pages. */
  routes: readonly string[];
  /** Shared modules that it uses and the shell fetches on demand. */
  sharedOnDemand: readonly string[];
  layout: 'site' | 'bare';
  /** Reports of this page have it: see `createPageProof`. */
  proof?: string | undefined;
}

/** The page that the host has rendered, as JSON: in the document, or at an address that it names. */
export interface PageConfig {
  remotes: readonly PageRemote[];
  /** The scripts that it needs beside the shell's. */
  preloads: readonly ScriptPreload[];
  /** Those that its parts and what is pressed first on it need then. */
  later: readonly ScriptPreload[];
  company: Partial<Company>;
  /** Whether the document carries the page's HTML, to be hydrated. */
  isServerRendered: boolean;
  /** Whether it is the not-found page of the remote that owns its address. */
  isMissing?: boolean;
  queries?: DehydratedState;
  /** All styles of the page, where its document has only what a reader needs. */
  styles?: string;
}

declare global {
  interface Window {
    /** The page's configuration, where the page script has fetched it. */
    presslinePage?: PageConfig;
    /** Whether a shell has taken the page over. */
    presslineStarted?: boolean;
    /** Whether other code has changed the page's HTML before React took it over, as translations do. */
    presslineChanged?: boolean;
  }
  interface WindowEventMap {
    [SHELL_STARTED_EVENT]: Event;
    [LOAD_FAILED_EVENT]: CustomEvent<() => void>;
  }
}

/** Window event: React takes the page over. */
export const SHELL_STARTED_EVENT = 'pressline:started';

/** Id of the JSON element in the document. */
export const PAGE_CONFIG_ID = 'pressline-page';

/** Reads the page's configuration from the document. Throws when the document has none. */
export function readPageConfig(): PageConfig {
  if (window.presslinePage) return window.presslinePage;
  const json = document.getElementById(PAGE_CONFIG_ID)?.textContent;
  if (!json) throw new Error(`The document has no #${PAGE_CONFIG_ID} element`);
  return JSON.parse(json) as PageConfig;
}
