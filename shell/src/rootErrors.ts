import type { RootOptions } from 'react-dom/client';
import { findRemote } from './findRemote';
import type { RemoteRelease } from './pageConfig';
import { tellFailure } from './telemetry';

/** Errors that React got over are the release's on screen; besides, they go where React sends them. */
export function rootErrors(remotes: readonly RemoteRelease[]): RootOptions {
  const tell = (error: unknown) => {
    const remote = findRemote(remotes, location.pathname);
    if (remote) tellFailure(remote, 'hydration-error', error);
  };
  return {
    onCaughtError(error) {
      console.error(error);
      tell(error);
    },
    onRecoverableError(error) {
      reportError(error);
      tell((error instanceof Error && error.cause) || error);
    },
  };
}
