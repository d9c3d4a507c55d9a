import type { ContentVersion } from '../../store/database/contentVersion';

/** How long a search waits while the index is built at a start. */
const PATIENCE_MS = 1_000;
/** How long after a change the index is updated, unless a search needs it earlier. */
const FOLLOW_MS = 300;

/** Calls `synchronize` in the background when the content version becomes known, and after its changes. */
export function followContent(
  content: ContentVersion,
  synchronize: () => Promise<void>,
  patienceMs = PATIENCE_MS,
) {
  /** The content version that the index has. */
  let indexed = -1;
  let running: Promise<void> | undefined;

  async function synchronizeAll() {
    const version = content.current;
    await synchronize();
    indexed = version;
  }

  async function reach(version: number) {
    while (indexed < version) {
      running ??= synchronizeAll().finally(() => {
        running = undefined;
      });
      await running;
    }
  }

  // While the database is away nothing can be read; the next change or search tries again.
  const follow = () => void reach(content.current).catch(() => undefined);
  // Many writes in a row are indexed together; a search does not wait for this timer.
  let following: NodeJS.Timeout | undefined;
  content.onChange(() => {
    if (following) return;
    const wait = indexed < 0 ? 0 : FOLLOW_MS;
    following = setTimeout(() => {
      following = undefined;
      follow();
    }, wait).unref();
  });

  return {
    /** Waits until the index has the current content; false when it takes too long. */
    async isReady(): Promise<boolean> {
      let timer: NodeJS.Timeout | undefined;
      const patience = new Promise<boolean>((resolve) => {
        timer = setTimeout(() => resolve(false), patienceMs);
      });
      const reached = reach(content.current).then(() => true);
      return Promise.race([reached, patience]).finally(() => clearTimeout(timer));
    },
  };
}
