import type { ServerResponse } from 'node:http';

/** The client closed the connection, so that no answer can be sent. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}

/** Aborted when the client closes the connection before it has its answer. */
export function disconnectSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  const leave = () => gone.abort(new ClientGone());
  if (response.destroyed) leave();
  else response.once('close', leave);
  return gone.signal;
}
