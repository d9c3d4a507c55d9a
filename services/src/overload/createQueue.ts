/** A queue in which a request waits for `patienceMs` at most. */
export function createQueue(patienceMs: number) {
  const waiting = new Set<(isAdmitted: boolean) => void>();
  return {
    get length() {
      return waiting.size;
    },
    /** Resolves to true when a permit is free, or to false when none became free in time. */
    wait: () =>
      new Promise<boolean>((resolve) => {
        const leave = (isAdmitted: boolean) => {
          clearTimeout(timer);
          waiting.delete(leave);
          resolve(isAdmitted);
        };
        const timer = setTimeout(leave, patienceMs, false);
        waiting.add(leave);
      }),
    admitFirst() {
      for (const leave of waiting) return leave(true);
    },
    refuseAll() {
      for (const leave of waiting) leave(false);
    },
  };
}
