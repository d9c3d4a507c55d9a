import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { editor, openAddress, plain, READ, title } from '../../../test/articleEditor';
import { article } from '../../../test/renderAdmin';
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

it('goes on with an article that was published on schedule meanwhile, and keeps what is typed', async () => {
  const planned = { isPublished: false, publishAt: new Date(Date.now() + 2_000).toISOString() };
  const api = await openAddress(`/admin/articles/${article.id}`, ({ handlers }) => {
    handlers[READ] = () => plain(planned);
  });
  await waitFor(() => expect(title()).toHaveValue(article.title));
  expect(within(editor()).getByText('Draft')).toBeVisible();
  expect(within(editor()).getByText('Scheduled')).toBeVisible();
  api.handlers[READ] = () => plain({ isPublished: true, publishAt: null, version: 4 });
  fireEvent.change(title(), { target: { value: 'Build a quote now' } });
  expect(
    await within(editor()).findByText(
      'This article was published on schedule while you were editing.',
    ),
  ).toBeVisible();
  expect(within(editor()).getAllByText('Published')).not.toHaveLength(0);
  expect(within(editor()).queryByText('Scheduled')).toBeNull();
  expect(screen.getByRole('switch', { name: 'Published' })).toBeChecked();
  expect(title()).toHaveValue('Build a quote now');
});
