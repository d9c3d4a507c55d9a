/** Requests that wait for a permit, in order of arrival. */
export interface Queue {
  readonly length: number;
  /** Resolves to true when a permit is free, or to false when none became free in time. */
  wait(): Promise<boolean>;
  admitFirst(): void;
  refuseAll(): void;
}

/** A queue in which a request waits for `patienceMs` at most. */
export function createQueue(patienceMs: number): Queue {
  const waiting = new Set<(isAdmitted: boolean) => void>();
  return {
    get length() {
      return waiting.size;
    },
    wait: () =>
      new Promise((resolve) => {
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
