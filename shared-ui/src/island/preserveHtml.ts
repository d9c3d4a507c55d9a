import { moveClicksToElements } from './earlyClicks';

interface Changes {
  records: MutationRecord[];
  observer: MutationObserver;
  /** Called after each change. */
  handle?: () => void;
}

/** The HTML in an element as the server sent it, for React to find. */
export interface PreservedHtml {
  /** Takes back what a translation has changed, and what it changes from now on, until `stop`. */
  restore(): void;
  stop(): void;
}

declare global {
  interface Window {
    /** The changes of the whole page since the page script runs. */
    presslineChanges?: Changes;
  }
}

/** Records from now on what is changed inside `root`. */
export function recordChanges(root: Node): Changes {
  const changes: Changes = {
    records: [],
    observer: new MutationObserver((news) => {
      changes.records.push(...news);
      changes.handle?.();
    }),
  };
  changes.observer.observe(root, { childList: true, subtree: true });
  return changes;
}

function takeBack({ target, addedNodes, removedNodes, nextSibling }: MutationRecord): void {
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  const before = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of removedNodes) target.insertBefore(node, before);
}

/**
 * Takes back what a browser that translates the page has changed: it puts `font` elements in the place of texts.
 * React would throw such HTML away as not its own, with all that was typed in it. After React has taken it over
 * the browser translates the texts again.
 */
export function preserveHtml(changes: Changes): PreservedHtml {
  const { observer } = changes;
  function restore() {
    changes.handle = restore;
    const records = [...changes.records, ...observer.takeRecords()];
    const translated = new Set(
      records
        .filter(({ addedNodes }) => [...addedNodes].some(({ nodeName }) => nodeName === 'FONT'))
        .map(({ target }) => target),
    );
    moveClicksToElements();
    for (const record of records.reverse()) if (translated.has(record.target)) takeBack(record);
    changes.records = [];
    observer.takeRecords();
  }
  return { restore, stop: () => observer.disconnect() };
}
