import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ApiClient } from '../contract/client/createApiClient';

/** Version of the contract between the shell host and a remote's build; a host refuses any other. */
export const CONTRACT_VERSION = 7;

/** What a remote's server bundle is given to fetch the data of one page. */
export interface LoadContext {
  url: URL;
  /** The pattern among the remote's routes that the host has matched. */
  route: string;
  /** The parameters in the path, decoded. */
  params: Readonly<Record<string, string>>;
  api: ApiClient;
  queryClient: QueryClient;
}

/** A redirect that `load` asks the host for, such as an article's old slug. */
export interface LoadRedirect {
  redirect: string;
  permanent: boolean;
}

/** What `load` answers when nothing is at `url`: the host sends the remote's not-found page, or its own. */
export interface LoadNotFound {
  status: 404;
}

/**
 * One route of a remote. `path` is a React Router pattern, absolute from the site's root. One that is
 * rendered on the server and ends in `*` is the remote's not-found page, the same at every address.
 */
export interface RemoteRoute {
  path: string;
  /** An example URL path that the host renders before it activates a release. */
  example: string;
  /** Whether the host renders it on the server; the admin area is rendered in the browser only. */
  serverRendered: boolean;
  /** The query parameters that the page reads when it is rendered on the server; all of them when absent. */
  query?: readonly string[];
  /** The page's own chunk (`webpackChunkName`), where it does not stand in the exposed module. */
  chunk?: string;
}

/** What the shell passes to a remote's exposed module. */
export interface RemoteAppProps {
  /** What `load` fetched for this document; see `PageQueries`. */
  queries?: DehydratedState;
  /** Whether the document is the remote's not-found page, whatever route its address matches. */
  isMissing?: boolean;
}

/** The exports of a remote's exposed module `./App`. */
export interface RemoteModule {
  default: ComponentType<RemoteAppProps>;
  /**
   * Fetches the code of the page at `url`; the shell mounts the remote once it has resolved. A remote
   * that shows by itself what it waits for, as the admin area does, need not wait here.
   */
  loadPage?(url: URL): Promise<unknown>;
  /** Fetches the data of the page at `url`, because a visitor is about to go there. */
  prefetchData?(url: URL): Promise<unknown>;
}

/** The exports of a remote's `server.cjs`, evaluated by the shell host. */
export interface RemoteServer {
  /** The same exposed module that the browser loads as `<remote>/App`. */
  App: ComponentType<RemoteAppProps>;
  /** Fills `queryClient` with what the page at `url` reads. */
  load(context: LoadContext): Promise<LoadRedirect | LoadNotFound | undefined>;
  /**
   * Classic scripts by route pattern, compiled, each at most 3,072 characters: what a page does for
   * readers who need no other script of it. The host puts it at the end of the document's body, in an
   * element whose `data-folder` is the address of the release's files.
   */
  earlyScripts?: Readonly<Record<string, string>>;
}
