const PATIENCE_MS = 10_000;

/** For what is asked before a write: a server that does not answer keeps nobody from trying it. */
export const inTime = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) });
