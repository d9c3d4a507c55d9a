import { debuglog } from 'node:util';
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

const LOOK_MS = 500;
const log = debuglog('endWithNpm');

/**
 * Ends this program, as SIGTERM does, when the npm that runs it is gone: npm passes SIGTERM and SIGINT
 * on, but not SIGHUP, and nothing when it is killed. A program that something else has started (a shell,
 * systemd) keeps running without it.
 *
 * Scripts of npm run such a program by `exec env NPM_PID=$PPID node …`: `exec` because the shell in
 * between would be its parent and passes no signal on, `NPM_PID` because npm may be gone before the
 * modules are loaded. `NODE_DEBUG=endWithNpm` shows each look.
 */
export function endWithNpm(): void {
  const npm = process.env.NPM_PID;
  if (!npm) return;
  // It must not reach the processes that this program starts.
  delete process.env.NPM_PID;
  const look = () => {
    log('npm is %s, the parent %d', npm, process.ppid);
    if (process.ppid === Number(npm)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  };
  const timer = setInterval(look, LOOK_MS).unref();
  look();
}
