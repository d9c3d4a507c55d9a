import type { RemoteAppProps, RemoteModule } from '@pressline/shared-api/remote-contract';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { PageRemote } from '../page/pageConfig';
import { REMOTE_FAILED_EVENT } from '../page/pageConfig';
import { comesFrom } from '../telemetry/comesFrom';
import { reportFailure, reportLoad } from '../telemetry/telemetry';
import { loadRemoteModule } from './loadRemoteModule';
import { navigateByDocument } from './navigateByDocument';
import { holdStandingPage } from './standingPage';

interface MountedRemote {
  /** Starts loading the exposed module, once. */
  load(): Promise<RemoteModule>;
  /** Whether a boundary has been given the component: a failure is then shown, and forgotten, there. */
  isShown: boolean;
  Component: LazyExoticComponent<ComponentType<RemoteAppProps>>;
}

const mounted = new Map<string, MountedRemote>();
const attempts = new Map<string, number>();

/** What becomes of a failure; `again` loads once more, past the browser's memory of what failed. */
type Failure = (error: unknown, again: () => Promise<RemoteModule>) => Promise<RemoteModule>;

const countFailure = ({ name }: PageRemote) => attempts.set(name, (attempts.get(name) ?? 0) + 1);

function mount(
  remote: PageRemote,
  onFailure: Failure = Promise.reject.bind(Promise),
): MountedRemote {
  let loading: Promise<RemoteModule> | undefined;
  const load = () => {
    loading ??= loadRemoteModule(remote, attempts.get(remote.name) ?? 0);
    return loading;
  };
  const again = () => {
    loading = undefined;
    countFailure(remote);
    return prepare();
  };
  const prepare = async (): Promise<RemoteModule> => {
    try {
      const module = await load();
      await module.loadPage?.(new URL(location.href));
      reportLoad(remote);
      return module;
    } catch (error) {
      // One of the shell's own scripts may be what is missing.
      if (comesFrom(remote, error)) reportFailure(remote, 'load-failure', error);
      return onFailure(error, again);
    }
  };
  const mountedRemote: MountedRemote = { load, isShown: false, Component: lazy(prepare) };
  mounted.set(remote.name, mountedRemote);
  return mountedRemote;
}

/** The lazy component of a remote's exposed module; the same one until `forgetRemote`. */
export function remoteComponent(remote: PageRemote): MountedRemote['Component'] {
  const shown = mounted.get(remote.name) ?? mount(remote);
  shown.isShown = true;
  return shown.Component;
}

/**
 * Fetches what the page at `url` needs before the visitor asks for it. A failure is silent: the
 * navigation itself will meet it and say so.
 */
export async function prefetchPage(remote: PageRemote, url: URL): Promise<void> {
  const prefetched = mounted.get(remote.name) ?? mount(remote);
  const module = await prefetched.load().catch(() => undefined);
  // Another one under a page that is on screen would take that page away.
  if (!module && !prefetched.isShown) forgetRemote(remote);
  await Promise.allSettled([module?.loadPage?.(url), module?.prefetchData?.(url)]);
}

/**
 * Makes the next `remoteComponent` load afresh. Call it from an event or after a commit: React
 * renders a failed component again at once, so that forgetting while rendering would never end.
 */
export function forgetRemote(remote: PageRemote): void {
  mounted.delete(remote.name);
  countFailure(remote);
}

/**
 * The component of the remote that rendered the server's HTML. When it cannot be loaded the HTML
 * stays as it is, every link becomes an ordinary document navigation, and who asks for it can load it
 * again; the HTML also stays when it fails while it takes that over (`RemoteFallback`).
 */
export function holdServerHtml(remote: PageRemote): void {
  holdStandingPage(remote);
  mount(remote, async (error, again) => {
    console.error(
      `${remote.name} could not be loaded; the page stays as the server sent it`,
      error,
    );
    navigateByDocument();
    await new Promise<void>((detail) =>
      window.dispatchEvent(new CustomEvent(REMOTE_FAILED_EVENT, { detail })),
    );
    return again();
  });
}
