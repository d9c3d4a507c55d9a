import type { RemoteAppProps, RemoteModule } from '@pressline/shared-api/remote-contract';
import { LOAD_FAILED_EVENT } from '@pressline/shared-ui/until-retry';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { PageRemote } from '../page/pageConfig';
import { isThrownBy } from '../telemetry/rootErrors';
import { reportFailure, reportLoad } from '../telemetry/telemetry';
import { loadRemoteApp, onLoadFailure } from './federation';
import { isServerHtmlPreserved, navigateByDocument, restoreServerHtml } from './serverHtml';

interface MountedRemote {
  /** Starts loading the exposed module, once. */
  load(): Promise<RemoteModule>;
  /** Resolves to it once the page at the address has its code too. */
  prepare(): Promise<RemoteModule>;
  /** Whether a boundary has been given the component: a failure is then shown, and forgotten, there. */
  isShown: boolean;
  Component: LazyExoticComponent<ComponentType<RemoteAppProps>>;
}

const mounted = new Map<string, MountedRemote>();

function mount(remote: PageRemote): MountedRemote {
  let loading: Promise<RemoteModule> | undefined;
  const load = () => {
    loading ??= loadRemoteApp(remote);
    return loading;
  };
  const loadPage = async (): Promise<RemoteModule> => {
    const module = await load();
    try {
      await module.loadPage?.(new URL(location.href));
    } catch (error) {
      await meetFailure(remote, error);
      return loadPage();
    }
    reportLoad(remote);
    if (isServerHtmlPreserved(remote)) restoreServerHtml();
    return module;
  };
  let preparing: Promise<RemoteModule> | undefined;
  const prepare = () => {
    preparing ??= loadPage();
    return preparing;
  };
  const mountedRemote: MountedRemote = { load, prepare, isShown: false, Component: lazy(prepare) };
  mounted.set(remote.name, mountedRemote);
  return mountedRemote;
}

/**
 * Reports a failure and passes it on. While the server's HTML is on the page it does not pass it on:
 * links become document navigations, and it waits until the visitor asks to load it again.
 */
async function meetFailure(remote: PageRemote, error: unknown): Promise<void> {
  // One of the shell's own scripts may be what is missing.
  if (isThrownBy(remote, error)) reportFailure(remote, 'load-failure', error);
  if (!isServerHtmlPreserved(remote)) throw error;
  console.error(`${remote.name} could not be loaded; the page stays as the server sent it`, error);
  navigateByDocument();
  await new Promise<void>((detail) =>
    window.dispatchEvent(new CustomEvent(LOAD_FAILED_EVENT, { detail })),
  );
}

onLoadFailure(async (remote, error) => {
  if (!mounted.get(remote.name)?.isShown) throw error;
  await meetFailure(remote, error);
});

function showRemote(remote: PageRemote): MountedRemote {
  const shown = mounted.get(remote.name) ?? mount(remote);
  shown.isShown = true;
  return shown;
}

/** The lazy component of a remote's exposed module; the same one until `resetRemote`. */
export const remoteComponent = (remote: PageRemote): MountedRemote['Component'] =>
  showRemote(remote).Component;

/** Resolves when the component is ready or cannot be loaded, at the latest after `patienceMs`. */
export async function remoteSettled(remote: PageRemote, patienceMs: number): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([showRemote(remote).prepare(), patience]).catch(() => {});
}

/**
 * Fetches what the page at `url` needs before the visitor asks for it. A failure is silent: the
 * navigation itself will meet it and say so.
 */
export async function prefetchPage(remote: PageRemote, url: URL): Promise<void> {
  const prefetched = mounted.get(remote.name) ?? mount(remote);
  const module = await prefetched.load().catch(() => undefined);
  // Another one under a page that is on screen would take that page away.
  if (!module && !prefetched.isShown) resetRemote(remote);
  await Promise.allSettled([module?.loadPage?.(url), module?.prefetchData?.(url)]);
}

/**
 * Makes the next `remoteComponent` load what has failed. Call it from an event or after a commit:
 * React renders a failed component again at once, so that a reset while rendering would never end.
 */
export function resetRemote(remote: PageRemote): void {
  mounted.delete(remote.name);
}
