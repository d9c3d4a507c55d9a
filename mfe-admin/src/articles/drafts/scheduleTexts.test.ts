import { scheduleTexts } from './scheduleTexts';

const NOON = '2026-11-25T12:00:00.000Z';
const at = (time: string) => Date.parse(time);

it('says why a schedule was canceled', () => {
  const scheduleCanceled = 'Not published: the account “robin” is no longer active.';
  expect(scheduleTexts({ publishAt: NOON, scheduleCanceled })).toEqual({
    badge: { text: 'Schedule canceled', tone: 'danger' },
    facts: [scheduleCanceled],
  });
});

it('says what happens by itself, and what should have', () => {
  expect(scheduleTexts({ publishAt: null, unpublishAt: null })).toBeUndefined();
  expect(scheduleTexts({ unpublishAt: NOON }, at('2026-11-25T11:00:00Z'))).toMatchObject({
    badge: { text: 'Scheduled' },
    facts: [expect.stringMatching(/^Unpublishes Nov 25, 2026/)],
  });
  expect(scheduleTexts({ publishAt: NOON }, at('2026-11-25T12:00:10Z'))?.badge.text).toBe(
    'Scheduled',
  );
  expect(scheduleTexts({ publishAt: NOON }, at('2026-11-25T12:05:00Z'))).toMatchObject({
    badge: { text: 'Publishing delayed' },
    facts: [expect.stringMatching(/^Was scheduled for Nov 25, 2026/)],
  });
});
