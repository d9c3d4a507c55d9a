import { fireEvent, render, screen } from '@testing-library/react';
import { PageDialog, PageDialogHead } from './PageDialog';

beforeAll(() => {
  // jsdom has neither a top layer nor layout.
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  HTMLDialogElement.prototype.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
});

function renderOpen(): HTMLDialogElement {
  render(
    <PageDialog id="trial">
      <PageDialogHead dialogId="trial" title="Start your free trial" />
    </PageDialog>,
  );
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  dialog.open = true;
  return dialog;
}

test('it has the name of its title, and a Close button that works without script', () => {
  const dialog = renderOpen();
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Start your free trial');
  const close = screen.getByRole<HTMLButtonElement>('button', { name: 'Close' });
  expect(close).toHaveAttribute('type', 'submit');
  expect(close.form).toHaveAttribute('method', 'dialog');
  expect(dialog).toContainElement(close);
});

test.each([
  ['a press beside it closes it', { clientX: 20, clientY: 150, detail: 1 }, false],
  ['a press inside does not', { clientX: 150, clientY: 150, detail: 1 }, true],
  ['the second press of a double click does not', { clientX: 20, clientY: 150, detail: 2 }, true],
])('%s', (_, init, isOpen) => {
  const dialog = renderOpen();
  fireEvent.mouseDown(dialog, init);
  expect(dialog.open).toBe(isOpen);
});
