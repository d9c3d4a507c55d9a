import type { Supervisor } from './Supervisor';

/** Ends this program with all its processes: code 0 on Ctrl-C, 1 when a vital process has failed. */
export function stopOnSignal(supervisor: Supervisor): void {
  let isStopping = false;
  const stop = async (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    await supervisor.stopAll();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop(0));
  }
  void supervisor.failed.then((message) => {
    console.error(`${message}. Stopping.`);
    void stop(1);
  });
}
