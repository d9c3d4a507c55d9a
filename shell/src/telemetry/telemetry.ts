import { MAX_TELEMETRY_REPORTS, type TelemetryReport } from '@pressline/shared-api';
import type { PageRemote } from '../page/pageConfig';
import { sendReports } from './sendReports';

type ReportedRemote = Pick<PageRemote, 'name' | 'release' | 'proof'>;
type FailureKind = 'load-failure' | 'hydration-error';
type Content<Report> = Report extends unknown ? Omit<Report, 'remote' | 'release'> : never;

/** Loads are sent as soon as failures are: a share of failures needs both. */
const SOON_MS = 1_500;
const MAX_MESSAGE = 500;
/** A browser that continues to another document cancels what it still loads, which looks like a failure. */
const LEAVING_MS = 1_000;
// React's word for a visitor who was faster than the hydration; nothing has failed.
const IMPATIENCE = /#421\b|before it finished hydrating/;

const queue: TelemetryReport[] = [];
const failedAt = new WeakMap<TelemetryReport, number>();
const failed = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  while (queue.length > 0) {
    sendReports(queue.splice(0, MAX_TELEMETRY_REPORTS));
  }
}

function sendSoon(): void {
  timer ??= setTimeout(send, SOON_MS);
}

function sendOnLeaving(): void {
  const since = performance.now() - LEAVING_MS;
  const kept = queue.filter((one) => (failedAt.get(one) ?? -Infinity) <= since);
  queue.splice(0, queue.length, ...kept);
  send();
}

function report(
  { name, release, proof }: ReportedRemote,
  content: Content<TelemetryReport>,
): TelemetryReport {
  const made = { remote: name, release, ...(proof && { proof }), ...content };
  queue.push(made);
  return made;
}

export function reportLoad(remote: ReportedRemote): void {
  report(remote, { kind: 'load' });
  sendSoon();
}

/** A release failed: reported once in a document, and not for a visitor without network. */
export function reportFailure(remote: ReportedRemote, kind: FailureKind, error: unknown): void {
  const key = `${remote.name} ${remote.release}`;
  const message = error instanceof Error ? error.message : String(error);
  if (failed.has(key) || !navigator.onLine || IMPATIENCE.test(message)) return;
  failed.add(key);
  const text = message.slice(0, MAX_MESSAGE).replace(/\p{Cc}/gu, ' ');
  const failure = report(remote, { kind, message: text });
  if (kind === 'load-failure') failedAt.set(failure, performance.now());
  sendSoon();
}

/** Reports to the API how the releases in this document do, without cookies or identifiers. Never throws. */
export function startTelemetry(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', sendOnLeaving);
}
