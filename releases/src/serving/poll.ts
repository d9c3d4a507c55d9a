export type Poll = ReturnType<typeof poll>;

/** Does `work`, which must not throw, at once and again `everyMs` after each end. */
export function poll(work: () => Promise<void>, everyMs: number) {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void>;
  const round = async (): Promise<void> => {
    await work();
    if (!isStopped) timer = setTimeout(next, everyMs).unref();
  };
  const next = () => {
    running = round();
    return running;
  };
  return {
    /** Resolves when the work was done for the first time. */
    first: next(),
    /** Resolves when what is under way has ended. */
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
