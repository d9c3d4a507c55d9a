import { StaticRouter } from '@pressline/shared-ui/router';
import { fireEvent, render, screen } from '@testing-library/react';
import { TrialDialog } from './TrialDialog';

test('while its code is on the way, the dialog has its name and can be closed', async () => {
  render(
    <StaticRouter location="/">
      <TrialDialog />
    </StaticRouter>,
  );
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  dialog.hidden = false;
  dialog.open = true;
  fireEvent.focus(dialog);
  expect(screen.getByRole('status')).toHaveTextContent('Opening the trial form...');
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Start your free trial');
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
});
