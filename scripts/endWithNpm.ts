const LOOK_MS = 500;

/**
 * Ends this program, as SIGTERM does, when the npm that runs it as `script` is gone: npm passes
 * SIGTERM and SIGINT on, but not SIGHUP, and nothing when it is killed. Whatever else has started
 * this program (a shell that is left, systemd) may go.
 */
export function endWithNpm(script: string): void {
  if (process.env.npm_lifecycle_event !== script) return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}
