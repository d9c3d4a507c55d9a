/** Requests that wait for a place, in order of arrival. */
export interface WaitingLine {
  readonly length: number;
  /** Joins the line: true when it is this one's turn, false when that does not come in time. */
  wait(): Promise<boolean>;
  /** It is the first one's turn. */
  callFirst(): void;
  /** Nobody's turn will come. */
  sendAway(): void;
}

/** A line in which everybody waits for `patienceMs` at most. */
export function createWaitingLine(patienceMs: number): WaitingLine {
  const waiting = new Set<(isTurn: boolean) => void>();
  return {
    get length() {
      return waiting.size;
    },
    wait: () =>
      new Promise((resolve) => {
        const leave = (isTurn: boolean) => {
          clearTimeout(timer);
          waiting.delete(leave);
          resolve(isTurn);
        };
        const timer = setTimeout(leave, patienceMs, false);
        waiting.add(leave);
      }),
    callFirst() {
      for (const leave of waiting) return leave(true);
    },
    sendAway() {
      for (const leave of waiting) leave(false);
    },
  };
}
