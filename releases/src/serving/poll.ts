/** Work that is repeated. */
export interface Poll {
  /** Resolves when the work was done for the first time. */
  first: Promise<void>;
  stop(): void;
}

/** Does `work`, which must not throw, at once and again `everyMs` after each end. */
export function poll(work: () => Promise<void>, everyMs: number): Poll {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async (): Promise<void> => {
    await work();
    if (!isStopped) timer = setTimeout(() => void round(), everyMs).unref();
  };
  return {
    first: round(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
