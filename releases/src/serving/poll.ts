export type Poll = ReturnType<typeof poll>;

/** Does `work`, which must not throw, at once and again `everyMs` after each end. */
export function poll(work: () => Promise<void>, everyMs: number) {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async (): Promise<void> => {
    await work();
    if (!isStopped) timer = setTimeout(() => void round(), everyMs).unref();
  };
  return {
    /** Resolves when the work was done for the first time. */
    first: round(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
