import { buildRecord, choices, resetBrowser, setGpc } from '../../test/browser';
import { startConsent } from '../effects/startConsent';
import { GPC_ANSWER_KEY, GPC_MARKER_KEY } from '../record/gpc';
import { CONSENT_KEY, CONSENT_MAX_AGE_MS } from '../record/record';
import { consentStore, refreshConsent } from '../store/store';
import { prePaintScript } from './prePaintScript';

const runScript = () => new Function(prePaintScript)();

const { dataset } = document.documentElement;
const stored = [
  buildRecord(),
  buildRecord({ preferences: choices() }),
  buildRecord({ hasConsented: false, preferences: choices('functional') }),
];
const cases = [null, ...stored].flatMap((record) =>
  [undefined, true].flatMap((gpc) =>
    [null, 'true'].flatMap((marker) =>
      [null, 'seen', record?.timestamp ?? null].map((answer) => ({ record, gpc, marker, answer })),
    ),
  ),
);

beforeEach(() => {
  resetBrowser();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function store(key: string, text: string | null): void {
  if (text !== null) localStorage.setItem(key, text);
}

/** As the host sends it to a browser with the signal. */
function announceGpc(): void {
  Object.assign(dataset, { consent: 'gpc', gpc: 'honored' });
}

it(`shows in ${cases.length} cases what the store comes to`, () => {
  for (const { record, gpc, marker, answer } of cases) {
    resetBrowser();
    setGpc(gpc);
    if (gpc) announceGpc();
    store(CONSENT_KEY, record && JSON.stringify(record));
    store(GPC_MARKER_KEY, marker);
    store(GPC_ANSWER_KEY, answer);
    runScript();
    refreshConsent();
    const found = { record, gpc, marker, answer, consent: dataset.consent };
    expect(found).toEqual({ ...found, consent: consentStore.getState().status });
    expect(dataset.consentRecord).toBe(record ? '' : undefined);
  }
});

it('leaves a damaged, an outdated and a lapsed record to the page script', () => {
  const old = new Date(Date.now() - CONSENT_MAX_AGE_MS - 5000).toISOString();
  for (const text of ['{', '{"version":"0.9"}', JSON.stringify(buildRecord({ timestamp: old }))]) {
    resetBrowser();
    store(CONSENT_KEY, text);
    runScript();
    startConsent()();
    expect([text, dataset.consent, dataset.consentRecord]).toEqual([text, 'needed', undefined]);
  }
});

it('survives a browser that refuses storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  runScript();
  expect(dataset.consent).toBe('needed');
});

it('keeps clicks until code has arrived', () => {
  document.body.innerHTML = '<button data-consent-choice="all"><b>Accept All</b></button>';
  runScript();
  document.querySelector('b')?.click();
  expect(window.presslineClicks).toContain(document.querySelector('b'));
});

it('is one small line that can stand in a script element', () => {
  expect(prePaintScript).not.toMatch(/[\n<]/);
  expect(prePaintScript.length).toBeLessThan(700);
});
