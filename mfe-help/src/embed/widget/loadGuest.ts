import { accessHint, originOf } from '../address';
import type { mount } from '../mount';
import { WIDGET_NAME } from './widgetStyle';

/** Where the help center of an element is; undefined, with an error in the console, where it says none. */
export function readOrigin(element: Element): string | undefined {
  const origin = originOf(element.getAttribute('address'));
  if (!origin) {
    console.error(
      `${WIDGET_NAME} needs the address of the help center: address="https://help.example.com"`,
    );
  }
  return origin;
}

type GuestModule = { mount: typeof mount };

interface Container {
  init(shareScope: object): unknown;
  get(module: string): Promise<() => GuestModule>;
}

declare global {
  interface Window {
    mfe_help_guest?: Container;
  }
}

const TIMEOUT_MS = 10_000;

const loading = new Map<string, Promise<GuestModule>>();

function runScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    };
    const timer = setTimeout(fail, TIMEOUT_MS);
    const onload = () => {
      clearTimeout(timer);
      resolve();
    };
    Object.assign(script, { src, crossOrigin: 'anonymous', onload, onerror: fail });
    document.head.append(script);
  });
}

async function load(origin: string): Promise<GuestModule> {
  await runScript(`${origin}/guests/mfe-help/remoteEntry.js`);
  const container = window.mfe_help_guest;
  if (!container) throw new Error('The script ran but did not define the container');
  await container.init({});
  return (await container.get('./mount'))();
}

/** The help center at `origin`, loaded once for all elements of a page; after a failure again. */
export function loadGuest(origin: string): Promise<GuestModule> {
  const known = loading.get(origin) ?? load(origin);
  loading.set(origin, known);
  known.catch(() => loading.delete(origin));
  return known;
}

/** Throws what to do when this page's origin may not use the API; browsers tell scripts nothing. */
export async function askForAccess(origin: string): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  await fetch(`${origin}/api/help/categories`, { credentials: 'omit', signal }).catch(() => {
    throw new Error(accessHint(origin));
  });
}
