import { announcementPhase, describeAnnouncement, videoPicture } from './specialInputs';

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

it.each([
  'https://www.youtube.com/watch?v=abc_DEF-123',
  'https://m.youtube.com/watch?t=5&v=abc_DEF-123&list=1',
  'https://youtu.be/abc_DEF-123?t=4',
  'https://www.youtube.com/shorts/abc_DEF-123',
  'https://www.youtube-nocookie.com/embed/abc_DEF-123',
])('knows the picture of %s', (url) => {
  expect(videoPicture(url)).toBe('https://i.ytimg.com/vi/abc_DEF-123/hqdefault.jpg');
});

it.each(['', 'https://vimeo.com/123456789', 'https://example.com/watch?v=abc_DEF-123'])(
  'knows none of %p',
  (url) => expect(videoPicture(url)).toBeUndefined(),
);
