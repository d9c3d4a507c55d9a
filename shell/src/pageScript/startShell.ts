import {
  type PageConfig,
  readPageConfig,
  type ScriptPreload,
  SHELL_STARTED_EVENT,
} from '../page/pageConfig';
import { allowReleases } from './guardScripts';
import { mayPrefetch } from './whenQuiet';

/**
 * Fetches scripts that will be needed into the browser's cache. Not with `<link rel="preload">`: a
 * browser keeps the failure of one, and answers the next try with it.
 */
async function preloadScripts(scripts: readonly ScriptPreload[]): Promise<void> {
  const preload = async ({ url, integrity }: ScriptPreload) => {
    const answer = await fetch(url, { integrity: integrity ?? '' });
    await answer.arrayBuffer();
  };
  await Promise.allSettled(scripts.map(preload));
}

/** Where a document's shell is, and the page's data where that is not in the document itself. */
interface ShellSource {
  url: string;
  integrity: string;
  page: string | undefined;
}

/** As long as a remote's script has (`publishedScripts`). */
const TIMEOUT_MS = 10_000;

/** The page has changed since its document was made: only the document as it is now can be started. */
export class OutdatedPage extends Error {}

async function fetchPage(
  address: string | undefined,
  priority: RequestPriority = 'auto',
): Promise<PageConfig> {
  if (!address) return readPageConfig();
  const answer = await fetch(address, { priority, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (answer.ok) return answer.json();
  const message = `${address} answers ${answer.status}`;
  throw answer.status === 404 ? new OutdatedPage(message) : new Error(message);
}

async function runShell(url: string, integrity: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const running = new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`The shell could not be started: ${url}`));
    timer = setTimeout(fail, TIMEOUT_MS);
    window.addEventListener(SHELL_STARTED_EVENT, () => resolve(), { once: true });
    const script = Object.assign(document.createElement('script'), {
      ...{ src: url, integrity, crossOrigin: 'anonymous', onerror: fail },
      // It has run, and has not started.
      onload: fail,
    });
    document.body.append(script);
  });
  await running.finally(() => clearTimeout(timer));
}

/** Unlike `fetch`, this leaves the bytes outside the page: the main thread has nothing to read. */
function prefetchScripts(scripts: readonly Pick<ScriptPreload, 'url'>[]): void {
  for (const { url } of scripts) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'prefetch', href: url }),
    );
  }
}

/**
 * Fetches what a start and the first press need into the browser's cache, with a low priority. Nothing of
 * it runs, and a failure is silent: the start will meet it. Safari has no prefetch.
 */
export async function prefetchShell(source: ShellSource): Promise<void> {
  prefetchScripts([source]);
  try {
    const { preloads, later } = await fetchPage(source.page, 'low');
    prefetchScripts([...preloads, ...later]);
  } catch {}
}

/** Loads the page's data and the shell, which then takes the page over. `attempt` counts the failures before. */
export async function startShell(source: ShellSource, attempt: number): Promise<void> {
  // The query gets past the browser's memory of a failed request.
  const url = attempt === 0 ? source.url : `${source.url}?attempt=${attempt}`;
  const shell = preloadScripts([{ ...source, url }]);
  const page = await fetchPage(source.page);
  preloadScripts(page.preloads);
  // While the shell runs, the line is free.
  void shell.then(() => mayPrefetch() && prefetchScripts(page.later));
  window.presslinePage = page;
  allowReleases(page.remotes);
  await runShell(url, source.integrity);
}
