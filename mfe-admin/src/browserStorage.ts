/** The browser's storage. A visitor may have blocked or filled it: then nothing is stored. */
export const browserStorage = {
  read(key: string): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  /** The keys that begin with `prefix`. */
  keys(prefix: string): string[] {
    try {
      return Object.keys(window.localStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  },
  /** @returns whether it was stored */
  write(key: string, value: string): boolean {
    try {
      window.localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
  remove(key: string): void {
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Blocked: nothing was stored either.
    }
  },
};
