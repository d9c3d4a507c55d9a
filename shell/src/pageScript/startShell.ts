import { type PageConfig, readPageConfig, SHELL_STARTED_EVENT } from '../page/pageConfig';
import { preloadScripts } from './preloadScripts';
import { restoreStyles } from './restoreStyles';

/** Where a document's shell is, and the page's data where that is not in the document itself. */
export interface ShellSource {
  url: string;
  integrity: string;
  page: string | undefined;
}

async function fetchPage(address: string): Promise<PageConfig> {
  const answer = await fetch(address);
  if (answer.ok) return answer.json();
  if (answer.status !== 404) throw new Error(`${address} answers ${answer.status}`);
  // The page has changed since this document was made.
  location.reload();
  return new Promise(() => {});
}

/** Loads the page's data and the shell, which then takes the page over. `attempt` counts the failures before. */
export async function startShell(source: ShellSource, attempt: number): Promise<void> {
  // The query gets past the browser's memory of a failed request.
  const url = attempt === 0 ? source.url : `${source.url}?attempt=${attempt}`;
  preloadScripts([{ url, integrity: source.integrity }]);
  const page = source.page ? await fetchPage(source.page) : readPageConfig();
  preloadScripts(page.preloads);
  restoreStyles(page.styles);
  window.presslinePage = page;
  await new Promise<void>((resolve, reject) => {
    window.addEventListener(SHELL_STARTED_EVENT, () => resolve(), { once: true });
    const script = Object.assign(document.createElement('script'), {
      ...{ src: url, integrity: source.integrity, crossOrigin: 'anonymous' },
      onerror: () => reject(new Error(`The shell could not be loaded: ${url}`)),
    });
    document.body.append(script);
  });
}
