import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteAppProps } from '@pressline/shared-api/remote-contract';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { onDemandModules } from './onDemandModules';
import type { RemoteRelease } from './pageConfig';

type RemoteComponent = LazyExoticComponent<ComponentType<RemoteAppProps>>;
type RemoteModule = { default: ComponentType<RemoteAppProps> };

const components = new Map<string, RemoteComponent>();
const attempts = new Map<string, number>();

async function load(remote: RemoteRelease): Promise<RemoteModule> {
  const attempt = attempts.get(remote.name) ?? 0;
  const entry = attempt === 0 ? remote.entry : `${remote.entry}?attempt=${attempt}`;
  registerRemotes([{ name: remote.container, entry: new URL(entry, location.href).href }], {
    force: attempt > 0,
  });
  // A failure here is the remote's too, and reported there.
  for (const request of remote.sharedOnDemand) onDemandModules[request]?.().catch(() => {});
  const module = await loadRemote<RemoteModule>(`${remote.container}/App`);
  if (!module) throw new Error(`${remote.name} does not expose ./App`);
  return module;
}

/** The lazy component of a remote's exposed module; the same one until `forgetRemote`. */
export function remoteComponent(remote: RemoteRelease): RemoteComponent {
  let component = components.get(remote.name);
  if (!component) {
    component = lazy(() => load(remote));
    components.set(remote.name, component);
  }
  return component;
}

/**
 * Makes the next `remoteComponent` load afresh. Call it from an event or after a commit: React
 * renders a failed component again at once, so that forgetting while rendering would never end.
 */
export function forgetRemote(remote: RemoteRelease): void {
  components.delete(remote.name);
  attempts.set(remote.name, (attempts.get(remote.name) ?? 0) + 1);
}

/**
 * The component of the remote that rendered the server's HTML. When it cannot be loaded the HTML
 * stays as it is, and every link becomes an ordinary document navigation.
 */
export function holdServerHtml(remote: RemoteRelease): void {
  components.set(
    remote.name,
    lazy(() =>
      load(remote).catch((error: unknown) => {
        console.error(
          `${remote.name} could not be loaded; the page stays as the server sent it`,
          error,
        );
        navigateByDocument();
        return new Promise<RemoteModule>(() => {});
      }),
    ),
  );
}

function navigateByDocument(): void {
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link) event.stopPropagation();
    },
    { capture: true },
  );
}
