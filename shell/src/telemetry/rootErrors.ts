import type { RootOptions } from 'react-dom/client';
import type { PageRemote } from '../page/pageConfig';
import { comesFrom } from './comesFrom';
import { reportFailure } from './telemetry';

/** Logs what React caught or recovered from, and reports it for the release that it comes from, if any. */
export function rootErrors(remotes: readonly PageRemote[]): RootOptions {
  const report = (error: unknown, componentStack: string | undefined) => {
    const remote = remotes.find((one) => comesFrom(one, error, componentStack));
    const cause = (error instanceof Error && error.cause) || error;
    if (remote) reportFailure(remote, 'hydration-error', cause);
  };
  return {
    onCaughtError(error, { componentStack }) {
      // The development server shows what reaches the window above the page.
      if (process.env.NODE_ENV === 'development') reportError(error);
      else console.error(error);
      report(error, componentStack);
    },
    onRecoverableError(error, { componentStack }) {
      reportError(error);
      // A translated page does not match, whatever has rendered it.
      report(error, window.presslineChanged ? '' : componentStack);
    },
  };
}
