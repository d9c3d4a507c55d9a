import type { Company } from '@pressline/shared-api/company';
import type { DehydratedState } from '@tanstack/react-query';

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
}

/** A script that the page will need. */
export interface ScriptPreload {
  url: string;
  integrity: string | undefined;
}

/** The page that the host has rendered, as JSON: in the document, or at an address that it names. */
export interface PageConfig {
  remotes: readonly PageRemote[];
  preloads: readonly ScriptPreload[];
  company: Partial<Company>;
  /** Whether the document carries the page's HTML, to be hydrated. */
  isServerRendered: boolean;
  queries?: DehydratedState;
  /** All styles of the page, where its document has only what a reader needs. */
  styles?: string;
}

/** Id of the JSON element in the document. */
export const PAGE_CONFIG_ID = 'pressline-page';

declare global {
  interface Window {
    /** The configuration that the document only names, once a script has asked for it. */
    presslinePage?: Promise<PageConfig>;
  }
}

/** Reads the page's configuration. Throws when the document neither has nor names one. */
export async function readPageConfig(): Promise<PageConfig> {
  if (window.presslinePage) return window.presslinePage;
  const json = document.getElementById(PAGE_CONFIG_ID)?.textContent;
  if (!json) throw new Error(`The document has no #${PAGE_CONFIG_ID} element`);
  return JSON.parse(json) as PageConfig;
}
