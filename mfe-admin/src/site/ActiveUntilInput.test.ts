import { announcementPhase, describeAnnouncement } from './ActiveUntilInput';

const now = new Date(2026, 5, 10, 12, 0);

it.each([
  ['2026-06-10T12:00', '', 'Active', /No end date/],
  ['2026-06-10T11:00', '2026-06-10T12:01', 'Active', /until/],
  ['2026-06-10T11:00', '2026-06-10T12:00', 'Inactive', /^Ended/],
  ['2026-06-10T12:01', '', 'Inactive', /from/],
  ['2026-06-11T12:00', '2026-06-10T12:30', 'Inactive', /end is before the start/],
])('from %s until %s is %s', (from, until, status, explanation) => {
  const phase = announcementPhase(from, until, now);
  expect(phase.status).toBe(status);
  expect(phase.explanation).toMatch(explanation);
});

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

it.each([
  ['Inactive', inHours(1), null, ['Scheduled']],
  ['Inactive', inHours(-2), inHours(-1), ['Expired']],
  ['Active', inHours(-1), null, undefined],
])('tells %s from %s until %s apart', (status, activeFrom, activeUntil, added) => {
  const usual = { title: '', badges: [], facts: [], description: '' };
  const document = { status, activeFrom, activeUntil } as never;
  const { badges } = describeAnnouncement(document, () => undefined, usual);
  expect(badges?.map(({ text }) => text)).toEqual(added);
});
