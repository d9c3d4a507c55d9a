import { announcementPhase } from './ActiveUntilInput';

const now = new Date(2026, 5, 10, 12, 0);

it.each([
  ['2026-06-10T12:00', '', 'Active', /with no end/],
  ['2026-06-10T11:00', '2026-06-10T12:01', 'Active', /until/],
  ['2026-06-10T11:00', '2026-06-10T12:00', 'Inactive', /^Ended/],
  ['2026-06-10T12:01', '', 'Inactive', /from/],
  ['2026-06-11T12:00', '2026-06-10T12:30', 'Inactive', /Ends before it starts/],
])('from %s until %s is %s', (from, until, status, explanation) => {
  const phase = announcementPhase(from, until, now);
  expect(phase.status).toBe(status);
  expect(phase.explanation).toMatch(explanation);
});
