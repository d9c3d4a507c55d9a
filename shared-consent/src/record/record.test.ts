import { buildRecord } from '../../test/browser';
import { CONSENT_MAX_AGE_MS, parseRecord, serializeRecord } from './record';

const now = Date.parse('2026-03-01T12:00:00.000Z');
const good = buildRecord({ timestamp: '2026-02-01T12:00:00.000Z' });

it('reads back what it has written, with exactly the fields of the record', () => {
  const text = serializeRecord({ ...good, extra: 1 } as typeof good);
  expect(Object.keys(JSON.parse(text))).toEqual([
    'hasConsented',
    'preferences',
    'timestamp',
    'version',
  ]);
  expect(parseRecord(text, now)).toEqual(good);
});

it('knows the absence of a record', () => {
  expect(parseRecord(null, now)).toBe('none');
});

it.each([
  '',
  'true',
  'null',
  '[]',
  '"1.0"',
  '{',
  '{}',
  '{"version":1}',
  JSON.stringify({ ...good, version: 1 }),
  '{"version":"1.0"}',
  '{"version":"1.0","preferences":null}',
  JSON.stringify({ ...good, hasConsented: 'yes' }),
  JSON.stringify({ ...good, preferences: 'all' }),
  JSON.stringify({ ...good, preferences: { necessary: true } }),
  JSON.stringify({ ...good, preferences: { ...good.preferences, necessary: false } }),
  JSON.stringify({ ...good, preferences: { ...good.preferences, marketing: 1 } }),
  JSON.stringify({ ...good, timestamp: 5 }),
  JSON.stringify({ ...good, timestamp: 'yesterday' }),
  JSON.stringify({ ...good, timestamp: '2026-99-99T00:00:00Z' }),
  JSON.stringify({ ...good, timestamp: undefined }),
])('ignores the damaged or foreign value %s', (text) => {
  expect(parseRecord(text, now)).toBe('unreadable');
});

it.each(['0.9', '1', '2.0', ''])('takes version %j for an outdated record', (version) => {
  expect(parseRecord(JSON.stringify({ ...good, version }), now)).toBe('outdated');
});

it('lets a consent lapse after 12 months, apart from what is outdated', () => {
  const aged = (age: number) =>
    JSON.stringify({ ...good, timestamp: new Date(now - age).toISOString() });
  expect(parseRecord(aged(CONSENT_MAX_AGE_MS), now)).toBeInstanceOf(Object);
  expect(parseRecord(aged(CONSENT_MAX_AGE_MS + 1), now)).toBe('lapsed');
  expect(parseRecord(aged(-CONSENT_MAX_AGE_MS - 1), now)).toBe('lapsed');
});

it('keeps a record without consent: there is nothing in it that could grow old', () => {
  const record = { ...good, hasConsented: false, timestamp: '2020-01-01T00:00:00.000Z' };
  expect(parseRecord(JSON.stringify(record), now)).toEqual(record);
});
