import type { LoadedRemote } from '@pressline/releases/loaded/LoadedRemote';
import type { RemoteServer } from '@pressline/shared-api/remote-contract';
import { ForeignFrame } from '../../../src/foreign/ForeignFrame';

/** What the server has of a release's pages: of a foreign remote their frame, of the admin area nothing. */
export function serverApp({
  server,
  manifest: { foreign },
}: LoadedRemote): RemoteServer['App'] | null {
  return server?.App ?? (foreign ? () => <ForeignFrame title={foreign.title} /> : null);
}
