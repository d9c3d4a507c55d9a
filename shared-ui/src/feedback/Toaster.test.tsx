import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Dialog } from '../dialogs/Dialog';
import { Toaster } from './Toaster';
import { dismissToast, showToast } from './toast';

const region = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const toasts = () => within(region()).queryAllByRole('listitem');
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const show: typeof showToast = (message) => act(() => showToast(message));

function swipe(distance: number) {
  const [toast] = toasts();
  if (!toast) throw new Error('no toast on screen');
  const at = (clientX: number) => ({ clientX, clientY: 0, button: 0, pointerId: 1 });
  fireEvent.pointerDown(toast, at(0));
  for (const step of [0.5, 1]) fireEvent.pointerMove(toast, at(distance * step));
  fireEvent.pointerUp(toast, at(distance));
}

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has neither pointer events nor the pointer capture that a swipe asks for.
  Object.assign(window, { PointerEvent: MouseEvent });
  Object.assign(HTMLElement.prototype, {
    hasPointerCapture: () => false,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
  });
  render(<Toaster />);
});
afterEach(() => {
  act(dismissToast);
  jest.useRealTimers();
});

it('shows the title and the description', () => {
  show({ title: 'Login successful', description: 'Welcome back, Ada' });
  expect(toasts()[0]).toHaveTextContent('Login successfulWelcome back, Ada');
});

it('shows one toast at a time, the newest', () => {
  show({ title: 'Tag created successfully' });
  show({ title: 'Tag deleted successfully' });
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]).toHaveTextContent('Tag deleted successfully');
});

it('can be read while a dialog is open', () => {
  render(
    <Dialog onOpenChange={() => undefined} title="Edit Article">
      Text
    </Dialog>,
  );
  show({ title: 'Article generated' });
  expect(toasts()[0]).toHaveTextContent('Article generated');
});

it('closes after 5000 ms', () => {
  show({ title: 'Saved' });
  advance(4999);
  expect(toasts()).toHaveLength(1);
  advance(1);
  expect(toasts()).toHaveLength(0);
});

it('gives a replacing toast its whole time', () => {
  show({ title: 'First' });
  advance(3000);
  show({ title: 'Second' });
  advance(4999);
  expect(toasts()[0]).toHaveTextContent('Second');
  advance(1);
  expect(toasts()).toHaveLength(0);
});

it('keeps to a duration of its own', () => {
  show({ title: 'Slow', duration: 9000 });
  advance(8999);
  expect(toasts()).toHaveLength(1);
  advance(1);
  expect(toasts()).toHaveLength(0);
});

it('shows the same message again after it was closed', () => {
  show({ title: 'Saved' });
  act(dismissToast);
  show({ title: 'Saved' });
  advance(4999);
  expect(toasts()).toHaveLength(1);
});

it.each([
  ['stays after a swipe of 50 px', 50, 1],
  ['closes after a swipe of more than 50 px to the right', 51, 0],
  ['stays after a swipe to the left', -120, 1],
])('%s', (_, distance, left) => {
  show({ title: 'Saved' });
  swipe(distance);
  expect(toasts()).toHaveLength(left);
});

it('is reached with F8', () => {
  show({ title: 'Saved' });
  fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
  expect(region()).toContainElement(document.activeElement as HTMLElement);
});

it('closes by its button', () => {
  show({ title: 'Saved' });
  fireEvent.click(within(region()).getByRole('button', { name: 'Close' }));
  expect(toasts()).toHaveLength(0);
});

it('marks a failure', () => {
  show({ title: 'Failed to update article', variant: 'destructive' });
  expect(toasts()[0]).toHaveAttribute('data-variant', 'destructive');
});

it('offers an action, which closes it', () => {
  const onPress = jest.fn();
  show({ title: 'Tag deleted successfully', duration: 10_000, action: { label: 'Undo', onPress } });
  advance(9_999);
  fireEvent.click(within(region()).getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(toasts()).toHaveLength(0);
});
