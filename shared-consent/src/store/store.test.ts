import {
  buildRecord,
  choices,
  everything,
  resetBrowser,
  setGpc,
  storedRecord,
  storeRecord,
} from '../../test/browser';
import { GPC_ANSWER_KEY, GPC_MARKER_KEY } from '../record/gpc';
import { CONSENT_KEY, CONSENT_MAX_AGE_MS } from '../record/record';
import {
  acceptAll,
  applyGpc,
  dismissGpcNotice,
  necessaryOnly,
  optOutOfSale,
  resolveGpcQuestion,
  savePreferences,
  withdrawConsent,
} from './actions';
import { consentStore, refreshConsent } from './store';

beforeEach(resetBrowser);

const state = () => consentStore.getState();
const isoNow = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

describe('without a signal', () => {
  it('asks a new visitor and allows nothing but the necessary', () => {
    expect(state()).toMatchObject({ status: 'needed', record: null, effective: choices() });
  });

  it.each([
    ['Accept All', acceptAll, everything],
    ['Necessary Only', necessaryOnly, choices()],
    ['Save Preferences', () => savePreferences(choices('analytics')), choices('analytics')],
  ])('%s stores its choices and stops asking', (_name, choose, preferences) => {
    expect(choose()).toBe('saved');
    const record = { hasConsented: true, preferences, timestamp: isoNow, version: '1.0' };
    expect(storedRecord()).toEqual(record);
    expect(state()).toMatchObject({ status: 'given', record, effective: preferences });
  });

  it('keeps the necessary category on, whatever it is given', () => {
    savePreferences({ ...everything, necessary: false });
    expect(storedRecord()?.preferences.necessary).toBe(true);
  });

  it('asks again after a new version or 12 months', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    storeRecord({ version: '0.9' });
    expect(state()).toMatchObject({ status: 'needed', effective: choices() });
    storeRecord({ timestamp: new Date(Date.now() - CONSENT_MAX_AGE_MS - 1).toISOString() });
    expect(state()).toMatchObject({ status: 'needed', effective: choices() });
  });

  it('ignores a damaged record and logs it once', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    error.mockClear();
    localStorage.setItem(CONSENT_KEY, '{broken');
    refreshConsent();
    refreshConsent();
    expect(state()).toMatchObject({ status: 'needed', record: null });
    expect(error).toHaveBeenCalledTimes(1);
    error.mockRestore();
  });

  it('withdraws: no record, no marks, nothing allowed, and it asks again', () => {
    acceptAll();
    localStorage.setItem(GPC_MARKER_KEY, 'true');
    localStorage.setItem(GPC_ANSWER_KEY, 'seen');
    withdrawConsent();
    for (const key of [CONSENT_KEY, GPC_MARKER_KEY, GPC_ANSWER_KEY]) {
      expect(localStorage.getItem(key)).toBeNull();
    }
    expect(state()).toMatchObject({ status: 'needed', record: null, effective: choices() });
  });

  it('applies no signal that is not sent', () => {
    applyGpc();
    expect(storedRecord()).toBeNull();
    expect(state().status).toBe('needed');
  });

  it('goes on without storage, for as long as the page lives', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    });
    acceptAll();
    refreshConsent();
    expect(state()).toMatchObject({ status: 'given', effective: everything });
    setItem.mockRestore();
    withdrawConsent();
    expect(state().status).toBe('needed');
  });
});

describe('the opt-out of sale', () => {
  it('keeps the functional and analytics choices and forces marketing off', () => {
    storeRecord({ preferences: choices('functional', 'marketing') });
    optOutOfSale();
    expect(storedRecord()?.preferences).toEqual(choices('functional'));
    storeRecord({ preferences: everything });
    optOutOfSale();
    expect(storedRecord()?.preferences).toEqual(choices('functional', 'analytics'));
  });

  it('allows nothing where nothing was chosen before', () => {
    optOutOfSale();
    expect(storedRecord()?.preferences).toEqual(choices());
    expect(state().status).toBe('given');
  });

  it('keeps an active exception from the signal for analytics, and makes none', () => {
    setGpc(true);
    acceptAll();
    resolveGpcQuestion(true);
    optOutOfSale();
    expect(state().effective).toEqual(choices('functional', 'analytics'));

    resetBrowser();
    storeRecord();
    setGpc(true);
    optOutOfSale();
    expect(storedRecord()?.preferences).toEqual(choices('functional', 'analytics'));
    expect(state().effective).toEqual(choices('functional'));
  });
});

describe('with a Global Privacy Control signal', () => {
  beforeEach(() => setGpc(true));

  it('is applied once, where no record exists and the marker is absent', () => {
    applyGpc();
    const record = {
      hasConsented: false,
      preferences: choices('functional'),
      timestamp: isoNow,
      version: '1.0',
    };
    expect(storedRecord()).toEqual(record);
    expect(localStorage.getItem(GPC_MARKER_KEY)).toBe('true');
    expect(state()).toMatchObject({ status: 'gpc', isGpcHonored: true, record });
  });

  it('is taken from browsers that say it as text, and from no other value', () => {
    setGpc('1');
    refreshConsent();
    expect(state().isGpcHonored).toBe(true);
    for (const value of ['0', 'true', 0, 1, null, {}]) {
      setGpc(value);
      refreshConsent();
      expect(state().isGpcHonored).toBe(false);
    }
  });

  it('is not applied again while the marker is there', () => {
    localStorage.setItem(GPC_MARKER_KEY, 'true');
    applyGpc();
    refreshConsent();
    expect(storedRecord()).toBeNull();
    expect(state()).toMatchObject({ status: 'needed', isGpcHonored: true });
  });

  it('does not replace a record, an old one neither', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const record = storeRecord();
    applyGpc();
    expect(storedRecord()).toEqual(record);
    storeRecord({ version: '0.9' });
    applyGpc();
    expect(storedRecord()?.version).toBe('0.9');
    expect(state().status).toBe('needed');
  });

  it('wins over a yes that was stored before it', () => {
    storeRecord();
    expect(state()).toMatchObject({
      status: 'gpc',
      isGpcHonored: true,
      effective: choices('functional'),
    });
    setGpc(undefined);
    refreshConsent();
    expect(state().effective).toEqual(everything);
  });

  it('stays announced until that is closed, and active after it', () => {
    applyGpc();
    dismissGpcNotice();
    expect(state()).toMatchObject({ status: 'given', isGpcHonored: true });
  });

  it('asks once more before a choice against it, and stores nothing until then', () => {
    applyGpc();
    expect(acceptAll()).toBe('asked');
    expect(storedRecord()?.hasConsented).toBe(false);
    expect(state().question).toEqual({ action: 'accept-all', preferences: everything });
    resolveGpcQuestion(false);
    expect(state()).toMatchObject({ question: null, isGpcHonored: true, status: 'gpc' });
    expect(storedRecord()?.hasConsented).toBe(false);
  });

  it('yields to a choice that was confirmed, on later pages too', () => {
    applyGpc();
    savePreferences(choices('analytics'));
    resolveGpcQuestion(true);
    const overridden = {
      question: null,
      status: 'given',
      isGpcHonored: false,
      effective: choices('analytics'),
    };
    expect(state()).toMatchObject(overridden);
    refreshConsent();
    expect(state()).toMatchObject(overridden);
  });

  it('asks anew for what the exception does not hold yet', () => {
    savePreferences(choices('analytics'));
    resolveGpcQuestion(true);
    expect(savePreferences(choices('functional', 'analytics'))).toBe('saved');
    expect(state().effective).toEqual(choices('functional', 'analytics'));
    expect(acceptAll()).toBe('asked');
  });

  it('asks nothing when the choice agrees with it', () => {
    expect(necessaryOnly()).toBe('saved');
    expect(state()).toMatchObject({ status: 'given', isGpcHonored: true, effective: choices() });
    expect(savePreferences(choices('functional'))).toBe('saved');
  });

  it('does not let a yes from another day count as an exception', () => {
    savePreferences(choices('analytics'));
    resolveGpcQuestion(true);
    storeRecord(buildRecord({ timestamp: '2026-01-01T00:00:00.000Z' }));
    expect(state().isGpcHonored).toBe(true);
  });

  it('is announced again after a withdrawal, and applied on the next page', () => {
    applyGpc();
    withdrawConsent();
    expect(storedRecord()).toBeNull();
    expect(state()).toMatchObject({ status: 'gpc', effective: choices() });
    applyGpc();
    expect(storedRecord()?.preferences).toEqual(choices('functional'));
  });
});
