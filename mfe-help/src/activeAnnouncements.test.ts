import { activeAnnouncements } from './activeAnnouncements';
import { buildAnnouncement } from './test/factories';

const now = Date.parse('2024-06-15T12:00:00.000Z');
const ids = (overrides: Parameters<typeof buildAnnouncement>[0]) =>
  activeAnnouncements([buildAnnouncement(overrides)], now).map(({ id }) => id);

test('an announcement is active from its start on and before its end', () => {
  const start = '2024-06-15T12:00:00.000Z';
  expect(ids({ activeFrom: start })).toEqual(['n1']);
  expect(ids({ activeFrom: '2024-06-15T12:00:00.001Z' })).toEqual([]);
  expect(ids({ activeUntil: start })).toEqual([]);
  expect(ids({ activeUntil: '2024-06-15T12:00:00.001Z' })).toEqual(['n1']);
});

test('the highest priority comes first, then the newest', () => {
  const announcements = [
    buildAnnouncement({ id: 'low', priority: 'low', activeFrom: '2024-06-14T00:00:00.000Z' }),
    buildAnnouncement({ id: 'old', activeFrom: '2024-06-01T00:00:00.000Z' }),
    buildAnnouncement({ id: 'new', activeFrom: '2024-06-10T00:00:00.000Z' }),
    buildAnnouncement({ id: 'high', priority: 'high' }),
  ];
  const order = activeAnnouncements(announcements, now).map(({ id }) => id);
  expect(order).toEqual(['high', 'new', 'old', 'low']);
});
