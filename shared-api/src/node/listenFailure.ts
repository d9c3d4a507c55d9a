interface Wanted {
  host?: string | undefined;
  port: number;
  /** The environment variable that sets the port. */
  variable: string;
}

/** Why a server cannot listen, and which variable changes that. For Node processes: no browser can load this module. */
export function listenFailure(error: NodeJS.ErrnoException, wanted: Wanted): Error {
  const { host, port, variable } = wanted;
  const noAddress = `HOST is ${host}, which is no address of this machine.`;
  const messages: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken. Free it, or choose another with ${variable}.`,
    EACCES: `Port ${port} is not open to this user. Choose one from 1024 with ${variable}.`,
    EADDRNOTAVAIL: noAddress,
    ENOTFOUND: noAddress,
    EAI_AGAIN: noAddress,
  };
  return new Error(messages[error.code ?? ''] ?? error.message, { cause: error });
}
