interface Wanted {
  host?: string | undefined;
  port: number;
  /** The environment variable that sets the port. */
  variable: string;
}

/** Why a server cannot listen, and which variable changes that. For Node processes: no browser can load this module. */
export function listenFailure(error: NodeJS.ErrnoException, wanted: Wanted): Error {
  const { host, port, variable } = wanted;
  const noAddress = `HOST is ${host}, which is not an address of this machine.`;
  const messages: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken. Free it, or choose another with ${variable}.`,
    EACCES: `This user may not open port ${port}. Set ${variable} to a port from 1024.`,
    EADDRNOTAVAIL: noAddress,
    ENOTFOUND: noAddress,
    EAI_AGAIN: noAddress,
  };
  return new Error(messages[error.code ?? ''] ?? error.message, { cause: error });
}

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
