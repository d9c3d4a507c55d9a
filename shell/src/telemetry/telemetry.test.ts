import type { TelemetryReport } from '@pressline/shared-api';
import { rootErrors } from './rootErrors';
import { reportFailure, reportLoad, startTelemetry } from './telemetry';

// A failure is reported once in a document, so that each test has a release of its own.
let made = 0;
function buildRemote() {
  made += 1;
  return {
    name: 'mfe-help',
    container: 'mfe_help',
    release: `release-${made}`,
    entry: `/remotes/mfe-help/release-${made}/remoteEntry.js`,
    routes: ['/help'],
    sharedOnDemand: [],
    layout: 'site',
  } as const;
}

const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);

function readBlob(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

async function sentReports(): Promise<TelemetryReport[][]> {
  // Blobs are read in real time.
  jest.useRealTimers();
  const bodies = await Promise.all(sendBeacon.mock.calls.map(([, blob]) => readBlob(blob)));
  return bodies.map((body) => (JSON.parse(body) as { reports: TelemetryReport[] }).reports);
}

function setHidden(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeAll(() => {
  Object.assign(navigator, { sendBeacon });
  startTelemetry();
});
beforeEach(() => {
  jest.useFakeTimers();
  sendBeacon.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('tells soon, together, as JSON by its media type', async () => {
  const remote = buildRemote();
  reportLoad(remote);
  reportFailure(remote, 'load-failure', new Error('gone'));
  expect(sendBeacon).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2_000);
  const source = { remote: 'mfe-help', release: remote.release };
  expect(await sentReports()).toEqual([
    [
      { ...source, kind: 'load' },
      { ...source, kind: 'load-failure', message: 'gone' },
    ],
  ]);
  const [path, blob] = sendBeacon.mock.calls[0] ?? [];
  expect([path, blob?.type]).toEqual(['/api/telemetry', 'application/json']);
});

test('one failure is reported once, however often React meets it', () => {
  const remote = buildRemote();
  reportFailure(remote, 'load-failure', new Error('gone'));
  jest.advanceTimersByTime(2_000);
  reportFailure(remote, 'hydration-error', new Error('gone'));
  reportFailure(remote, 'load-failure', new Error('gone again'));
  jest.advanceTimersByTime(2_000);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test('a visitor who leaves tells at once, in calls that the API takes', async () => {
  const remote = buildRemote();
  for (let count = 0; count < 25; count += 1) reportLoad(remote);
  setHidden('hidden');
  expect((await sentReports()).map(({ length }) => length)).toEqual([20, 5]);
  setHidden('hidden');
  window.dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).toHaveBeenCalledTimes(2);
});

test('a message is one that the API takes', async () => {
  reportFailure(buildRemote(), 'load-failure', `a\u0000b\n${'x'.repeat(3_000)}`);
  jest.advanceTimersByTime(2_000);
  const [[report] = []] = await sentReports();
  expect(report).toMatchObject({ message: `a b ${'x'.repeat(496)}` });
});

test('a load that the browser cancels because the visitor leaves is no failure', async () => {
  const [canceled, failed] = [buildRemote(), buildRemote()];
  reportFailure(failed, 'load-failure', new Error('gone'));
  jest.advanceTimersByTime(1_100);
  reportLoad(canceled);
  reportFailure(canceled, 'load-failure', new Error('canceled'));
  window.dispatchEvent(new Event('pagehide'));
  const [reports = []] = await sentReports();
  expect(reports.map(({ release, kind }) => [release, kind])).toEqual([
    [failed.release, 'load-failure'],
    [canceled.release, 'load'],
  ]);
});

test('no release is blamed for a visitor without network, or one who was faster than it', () => {
  reportFailure(buildRemote(), 'hydration-error', new Error('Minified React error #421; visit …'));
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reportFailure(buildRemote(), 'load-failure', new Error('gone'));
  window.dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('what React caught or got over counts against the release that it comes from, and is still logged', async () => {
  const [remote, other] = [buildRemote(), { ...buildRemote(), name: 'mfe-marketing' }];
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  globalThis.reportError = jest.fn();
  const { onCaughtError, onRecoverableError } = rootErrors([other, remote]);
  const within = ({ entry }: { entry: string }) => ({ componentStack: `at App (${entry}:1:2)` });
  // A visitor who has gone on meanwhile is on another remote's page.
  window.history.replaceState(null, '', '/nowhere');
  onRecoverableError?.(new Error('hydrating', { cause: new Error('behind it') }), within(remote));
  onCaughtError?.(new Error('of the shell'), { componentStack: 'at Header (/shell/shell.js:1:2)' });
  onCaughtError?.(new Error('thrown'), within(other));
  window.dispatchEvent(new Event('pagehide'));
  const kind = 'hydration-error';
  expect(await sentReports()).toEqual([
    [
      { remote: 'mfe-help', release: remote.release, kind, message: 'behind it' },
      { remote: 'mfe-marketing', release: other.release, kind, message: 'thrown' },
    ],
  ]);
  expect(logged).toHaveBeenCalledTimes(2);
  expect(globalThis.reportError).toHaveBeenCalledTimes(1);
});

test('in development, what React caught reaches the window, where the development server finds it', () => {
  process.env.NODE_ENV = 'development';
  globalThis.reportError = jest.fn();
  const { onCaughtError } = rootErrors([]);
  const error = new Error('thrown while rendering');
  onCaughtError?.(error, { componentStack: 'at App (http://localhost:3002/App.js:1:2)' });
  process.env.NODE_ENV = 'test';
  expect(globalThis.reportError).toHaveBeenCalledWith(error);
});

test('a page that was changed before React took it over is not reported for not matching', async () => {
  const remote = buildRemote();
  globalThis.reportError = jest.fn();
  const { onRecoverableError } = rootErrors([remote]);
  const meet = () =>
    onRecoverableError?.(new Error('no match'), { componentStack: `at App (${remote.entry}:1:2)` });
  window.presslineChanged = true;
  meet();
  window.dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).not.toHaveBeenCalled();
  delete window.presslineChanged;
  meet();
  window.dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});
