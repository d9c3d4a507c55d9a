import type { PageRemote } from '../page/pageConfig';

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
export function comesFrom(
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
