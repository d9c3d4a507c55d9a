import { dueBadge, freshnessFacts, reminderText } from './freshness';

it('says when an article has to be verified, and who answers for it', () => {
  const now = Date.parse('2026-11-24T12:00:00Z');
  expect(dueBadge(null, now)).toBeUndefined();
  expect(dueBadge('2026-11-24T00:00:00.000Z', now)?.text).toBe('Needs review');
  expect(dueBadge('2026-12-24T00:00:00.000Z', now)?.text).toBe('Review due soon');
  expect(dueBadge('2026-12-25T00:00:00.000Z', now)).toBeUndefined();
  const article = { owner: 'ines', verifiedUntil: '2026-12-24T00:00:00.000Z' };
  expect(freshnessFacts(article, { ines: 'Ines Roth' })).toEqual([
    'Owner: Ines Roth',
    'Verified until Dec 24, 2026',
  ]);
  expect(freshnessFacts({ owner: 'otto', verifiedUntil: null }, {})).toEqual(['Owner: otto']);
});

it('says whether an owner is reminded, and why not', () => {
  const staff = [
    { username: 'ines', name: 'Ines Roth', getsMail: true },
    { username: 'admin', name: 'Administrator', getsMail: false },
  ];
  const list = { staff, sendsReminders: true };
  expect(reminderText(undefined, 'ines')).toBe('');
  expect(reminderText(list, '')).toBe('Gets an email when the article is due for review.');
  expect(reminderText(list, 'ines')).toBe('Gets an email when the article is due for review.');
  expect(reminderText(list, 'admin')).toBe(
    'Administrator gets no reminders. Add a working email address to that account.',
  );
  expect(reminderText({ staff, sendsReminders: false }, 'ines')).toBe(
    'Reminders are off because email isn’t set up.',
  );
});
