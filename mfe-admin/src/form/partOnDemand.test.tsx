import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partOnDemand } from './partOnDemand';

it('leaves what stands around it when it cannot be loaded, until Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest.fn(async () => ({ default: () => <p>Choose a file</p> }));
  load.mockRejectedValueOnce(new Error('gone'));
  const FileDialog = partOnDemand(load);
  const form = (isChoosing: boolean) => (
    <form>
      <input aria-label="Title" />
      {isChoosing && <FileDialog />}
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.type(screen.getByLabelText('Title'), 'Price list');
  rerender(form(true));
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load this part of the page');
  expect(screen.getByLabelText('Title')).toHaveValue('Price list');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Choose a file')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Price list');
});
