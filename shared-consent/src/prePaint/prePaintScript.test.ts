import { buildRecord, choices, commands, resetBrowser, setGpc } from '../../test/browser';
import { consentSignals, defaultSignals } from '../record/consentSignals';
import { GPC_ANSWER_KEY, GPC_MARKER_KEY } from '../record/gpc';
import { CONSENT_KEY, CONSENT_MAX_AGE_MS } from '../record/record';
import { consentStore, refreshConsent } from '../store/store';
import { prePaintScript } from './prePaintScript';

const runScript = () => new Function(prePaintScript)();

const fresh = buildRecord({ timestamp: new Date(Date.now() - 1000).toISOString() });
const past = (age: number) => new Date(Date.now() - age).toISOString();

const texts: readonly (string | null)[] = [
  null,
  '',
  '{',
  'null',
  '[]',
  '7',
  '"1.0"',
  '{"version":"1.0"}',
  '{"version":"1.0","preferences":7,"hasConsented":true}',
  JSON.stringify(fresh),
  JSON.stringify({ ...fresh, preferences: choices() }),
  JSON.stringify({ ...fresh, preferences: choices('functional', 'analytics') }),
  JSON.stringify({ ...fresh, preferences: choices('marketing') }),
  JSON.stringify({ ...fresh, hasConsented: false, preferences: choices('functional') }),
  JSON.stringify({ ...fresh, hasConsented: 'true' }),
  JSON.stringify({ ...fresh, preferences: { ...fresh.preferences, necessary: false } }),
  JSON.stringify({ ...fresh, preferences: { ...fresh.preferences, analytics: 'yes' } }),
  JSON.stringify({ ...fresh, preferences: { necessary: true } }),
  JSON.stringify({ ...fresh, version: '0.9' }),
  JSON.stringify({ version: '2.0' }),
  JSON.stringify({ ...fresh, timestamp: 'soon' }),
  JSON.stringify({ ...fresh, timestamp: '2026' }),
  JSON.stringify({ ...fresh, timestamp: '2026-02-99T00:00:00Z' }),
  JSON.stringify({ ...fresh, timestamp: 0 }),
  JSON.stringify({ ...fresh, timestamp: past(CONSENT_MAX_AGE_MS + 5000) }),
  JSON.stringify({ ...fresh, timestamp: past(CONSENT_MAX_AGE_MS - 5000) }),
  JSON.stringify({ ...fresh, timestamp: past(-CONSENT_MAX_AGE_MS - 5000) }),
  JSON.stringify({ ...fresh, hasConsented: false, timestamp: past(3 * CONSENT_MAX_AGE_MS) }),
];
const cases = texts.flatMap((text) =>
  [undefined, true, false, '1', 1].flatMap((gpc) =>
    [null, 'true', 'false'].flatMap((marker) =>
      [null, 'seen', fresh.timestamp].map((answer) => ({ text, gpc, marker, answer })),
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

it(`comes to the same result as the store in ${cases.length} cases`, () => {
  const { dataset } = document.documentElement;
  for (const { text, gpc, marker, answer } of cases) {
    resetBrowser();
    setGpc(gpc);
    store(CONSENT_KEY, text);
    store(GPC_MARKER_KEY, marker);
    store(GPC_ANSWER_KEY, answer);
    runScript();
    refreshConsent();
    const { status, isGpcHonored, effective, record } = consentStore.getState();
    const found = { text, gpc, marker, answer, consent: dataset.consent, gpcState: dataset.gpc };
    expect(found).toEqual({
      text,
      gpc,
      marker,
      answer,
      consent: status,
      gpcState: isGpcHonored ? 'honored' : undefined,
    });
    expect(commands()).toEqual([
      ['consent', 'default', defaultSignals],
      ['set', 'ads_data_redaction', true],
      ...(record ? [['consent', 'update', consentSignals(effective)]] : []),
    ]);
  }
});

it('survives a browser that refuses storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  runScript();
  expect(document.documentElement.dataset.consent).toBe('needed');
});

it('keeps clicks until code has arrived', () => {
  document.body.innerHTML = '<button data-consent-choice="all"><b>Accept All</b></button>';
  runScript();
  document.querySelector('b')?.click();
  expect(window.presslineClicks).toContain(document.querySelector('b'));
});

it('is one small line that can stand in a script element', () => {
  expect(prePaintScript).not.toMatch(/[\n<]/);
  expect(prePaintScript.length).toBeLessThan(2100);
});
