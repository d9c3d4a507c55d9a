import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminApi, categories, renderAdmin, shownToast, startAt } from '../../test/renderAdmin';
import { UNDO_MS } from './api/undo';

const faq = {
  id: 'f'.repeat(24),
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  question: 'How do I fold?',
  answer: 'With care.',
  categoryId: categories[1]?.id,
  order: 2,
  views: 5,
};
const EDIT = 'Edit How do I fold?';

async function open(button: string) {
  startAt('/admin/tags');
  // So that Back has somewhere to go within the page.
  window.history.replaceState({ idx: 0 }, '');
  window.history.pushState({ idx: 1 }, '', '/admin/faqs');
  const api = adminApi();
  api.handlers['GET /api/admin/help/faqs'] = () => ({ body: { faqs: [faq], total: 1 } });
  renderAdmin();
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return api;
}
const question = () => screen.getByLabelText(/^Question/);
const type = (value: string) => fireEvent.change(question(), { target: { value } });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const cancel = () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
const bar = () => screen.findByRole('region', { name: 'Undo' });
afterEach(() => jest.useRealTimers());

it('closes and clears the form, and Undo brings it back with what was typed', async () => {
  await open('New FAQ');
  type('Why?');
  await cancel();
  await closed();
  expect(within(await bar()).getByText('New FAQ discarded')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'New FAQ' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'New FAQ' }));
  expect(question()).toHaveValue('');
  await cancel();
  await closed();
  await userEvent.click(within(await bar()).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('dialog', { name: 'Create FAQ' })).toBeVisible();
  expect(question()).toHaveValue('Why?');
  expect(shownToast()).toEqual({});
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Back', async () => act(() => window.history.back())],
])('does the same by %s, from the toast', async (_way, leave) => {
  await open(EDIT);
  type('How do I fold it?');
  await leave();
  await closed();
  await waitFor(() => expect(shownToast().title).toBe('Changes to “How do I fold?” discarded'));
  expect(location.pathname).toBe('/admin/faqs');
  act(() => shownToast().action?.onPress());
  expect(await screen.findByRole('dialog', { name: 'Edit FAQ' })).toBeVisible();
  expect(question()).toHaveValue('How do I fold it?');
});

it('offers no Undo when nothing was typed', async () => {
  await open(EDIT);
  await cancel();
  await closed();
  expect(screen.queryByRole('region', { name: 'Undo' })).toBeNull();
  expect(shownToast()).toEqual({});
});

it('forgets the form when the time for Undo is over', async () => {
  await open(EDIT);
  type('How do I fold it?');
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('region', { name: 'Undo' })).toBeVisible();
  act(() => jest.advanceTimersByTime(UNDO_MS));
  expect(screen.queryByRole('region', { name: 'Undo' })).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.includes('unsaved'))).toEqual([]);
});

it('asks the browser to ask before the page is closed, until it is canceled', async () => {
  await open(EDIT);
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  type('How do I fold it?');
  await waitFor(() => expect(leave()).toBe(false));
  await cancel();
  await waitFor(() => expect(leave()).toBe(true));
});
