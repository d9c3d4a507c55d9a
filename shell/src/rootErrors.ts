import type { RootOptions } from 'react-dom/client';
import { comesFrom } from './comesFrom';
import type { PageRemote } from './pageConfig';
import { isChangedByOthers } from './startScript';
import { tellFailure } from './telemetry';

/** What React caught or got over counts against the release that it comes from, if any; besides, it goes where React sends it. */
export function rootErrors(remotes: readonly PageRemote[]): RootOptions {
  const tell = (error: unknown, componentStack: string | undefined) => {
    const remote = remotes.find((one) => comesFrom(one, error, componentStack));
    const cause = (error instanceof Error && error.cause) || error;
    if (remote) tellFailure(remote, 'hydration-error', cause);
  };
  return {
    onCaughtError(error, { componentStack }) {
      console.error(error);
      tell(error, componentStack);
    },
    onRecoverableError(error, { componentStack }) {
      reportError(error);
      // A translated page does not match, whatever has rendered it.
      tell(error, isChangedByOthers() ? '' : componentStack);
    },
  };
}
