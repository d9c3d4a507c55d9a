type Answer = 'error' | 'silence' | { init?: () => unknown; get: () => Promise<() => unknown> };

/**
 * Stands in for the network of the tests, which run no scripts: `answer` says what the script of a
 * container does, by its address. Returns the scripts that were asked for.
 */
export function answerScripts(answer: (url: URL) => Answer): HTMLScriptElement[] {
  const asked: HTMLScriptElement[] = [];
  new MutationObserver((changes) => {
    for (const script of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(script instanceof HTMLScriptElement)) continue;
      asked.push(script);
      const url = new URL(script.src);
      const left = answer(url);
      if (typeof left === 'object') {
        const container = url.pathname.slice(1).replace(/\.js$/, '');
        Object.assign(window, { [container]: { init() {}, ...left } });
      }
      if (left !== 'silence') script.dispatchEvent(new Event(left === 'error' ? 'error' : 'load'));
    }
  }).observe(document.head, { childList: true });
  return asked;
}
