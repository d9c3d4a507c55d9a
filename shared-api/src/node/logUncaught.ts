interface UncaughtLog {
  error(facts: object, message: string): void;
  fatal(facts: object, message: string): void;
}

/**
 * Logs what no code has caught. A rejection is no reason to end what is running; after an exception the
 * process ends as it does when it is asked to, because what was left half done is unknown.
 */
export function logUncaught(log: UncaughtLog): void {
  process.on('unhandledRejection', (err) => log.error({ err }, 'unhandled rejection'));
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught exception');
    process.exitCode = 1;
    process.kill(process.pid, 'SIGTERM');
  });
}
