import type { RootOptions } from 'react-dom/client';
import type { PageRemote } from '../page/pageConfig';
import { reportFailure } from './telemetry';

/** Where browser extensions keep their scripts, in each browser's words. */
const EXTENSION = /-extension:\/\//;
/** The runtime's words for a shell that shares another version: the host has put the two together. */
const MISMATCH = / does not satisfy the requirement of /;

const folderOf = ({ entry }: Pick<PageRemote, 'entry'>): string =>
  entry.slice(0, entry.lastIndexOf('/') + 1);

/**
 * Whether an error is verifiably a release's own: its stack or message names one of the release's
 * files. Where it names no file, as React's own errors and what is thrown without a stack, the
 * components around the failed one decide; except for a node that was moved under React's hands.
 */
export function isThrownBy(
  remote: Pick<PageRemote, 'entry'>,
  error: unknown,
  componentStack = '',
): boolean {
  const folder = folderOf(remote);
  const trace = traceOf(error);
  if (EXTENSION.test(trace) || MISMATCH.test(trace)) return false;
  if (trace.includes(folder)) return true;
  return !(error instanceof DOMException) && componentStack.includes(folder);
}

// Some browsers leave the message out of the stack, which for a missing chunk is where its address is.
function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return [error.message, error.stack, error.cause ? traceOf(error.cause) : ''].join('\n');
}

/** Logs what React caught or recovered from, and reports it for the release that it comes from, if any. */
export function rootErrors(remotes: readonly PageRemote[]): RootOptions {
  const report = (error: unknown, componentStack: string | undefined) => {
    const remote = remotes.find((one) => isThrownBy(one, error, componentStack));
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
