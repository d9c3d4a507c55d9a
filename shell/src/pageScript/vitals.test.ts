import { reportVitals } from './vitals';

const landed = { name: 'mfe-help', release: '0a1b2c' };
let observers: FakeObserver[] = [];

class FakeObserver {
  static readonly supportedEntryTypes = [
    ...['paint', 'largest-contentful-paint', 'layout-shift', 'first-input', 'event'],
  ];
  type = '';
  constructor(readonly see: (list: { getEntries(): object[] }) => void) {
    observers.push(this);
  }
  observe({ type }: { type: string }) {
    this.type = type;
  }
  takeRecords() {
    return [];
  }
  disconnect() {}
}

function happen(type: string, ...entries: object[]): void {
  const observer = observers.find((one) => one.type === type);
  observer?.see({ getEntries: () => entries });
}

const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
const show = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

async function sentVitals(): Promise<Record<string, number>> {
  const blob = sendBeacon.mock.calls[0]?.[1] as Blob;
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
  const { reports } = JSON.parse(text) as {
    reports: { kind: string; remote: string; release: string; name: string; value: number }[];
  };
  for (const { kind, remote, release } of reports) {
    expect({ kind, remote, release }).toEqual({
      kind: 'vital',
      remote: 'mfe-help',
      release: '0a1b2c',
    });
  }
  return Object.fromEntries(reports.map(({ name, value }) => [name, value]));
}

beforeAll(() => {
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
  Object.assign(navigator, { sendBeacon });
});
beforeEach(() => {
  observers = [];
  sendBeacon.mockClear();
  show('visible');
  performance.getEntriesByType = () => [{ responseStart: 50, activationStart: 0 }] as never;
});

test('the vitals of the page are sent once, when it is hidden for the first time', async () => {
  reportVitals(landed);
  happen('paint', { name: 'first-paint', startTime: 90 });
  happen('paint', { name: 'first-contentful-paint', startTime: 100 });
  happen('largest-contentful-paint', { startTime: 120 }, { startTime: 300 });
  show('hidden');
  show('visible');
  show('hidden');
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('/api/telemetry');
  expect(await sentVitals()).toEqual({ FCP: 100, LCP: 300, CLS: 0, TTFB: 50 });
});

test('shifts that follow each other count together, and those of an input do not', async () => {
  reportVitals(landed);
  const shift = (startTime: number, value: number, hadRecentInput = false) =>
    happen('layout-shift', { startTime, value, hadRecentInput });
  shift(100, 0.25);
  shift(900, 0.5);
  shift(1_000, 1, true);
  shift(1_800, 0.125);
  shift(2_900, 0.5);
  show('hidden');
  expect(await sentVitals()).toMatchObject({ CLS: 0.875 });
});

test('the slowest interaction counts, but for one in fifty', async () => {
  reportVitals(landed);
  happen('first-input', { interactionId: 1, duration: 40 });
  happen('event', { interactionId: 0, duration: 900 }, { interactionId: 1, duration: 80 });
  for (let id = 2; id <= 50; id += 1) happen('event', { interactionId: id, duration: 20 + id });
  happen('event', { interactionId: 60, duration: 500 });
  show('hidden');
  expect(await sentVitals()).toMatchObject({ INP: 80 });
});

test('neither a page of no remote nor one in the background is measured', () => {
  reportVitals(undefined);
  show('hidden');
  reportVitals(landed);
  show('visible');
  show('hidden');
  expect(observers).toEqual([]);
  expect(sendBeacon).not.toHaveBeenCalled();
});
