import type { PageRemote } from '../page/pageConfig';

const TIMEOUT_MS = 10_000;

/** The container of a remote's exposed module, which its script sets as a global. */
export interface Container {
  init(shared: object): unknown;
  get(request: string): Promise<() => unknown>;
}

/** Runs a remote's script, when it is the published file, byte for byte. `attempt` counts the failures before. */
export function loadContainer(remote: PageRemote, attempt: number): Promise<Container> {
  const { name, container, entry, integrity } = remote;
  const globals = window as unknown as Record<string, Container | undefined>;
  // The container of an earlier attempt must not count as this one's.
  globals[container] = undefined;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`The script of ${name} could not be loaded: ${entry}`));
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    // The query gets past the browser's memory of a failed request.
    script.src = attempt === 0 ? entry : `${entry}?attempt=${attempt}`;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.onerror = fail;
    script.onload = () => {
      const loaded = globals[container];
      if (!loaded) return fail();
      clearTimeout(timer);
      resolve(loaded);
    };
    document.head.append(script);
  });
}
