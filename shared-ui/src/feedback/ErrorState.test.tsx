import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './ErrorState';

it('ErrorState is announced and tries again', async () => {
  const handleRetry = jest.fn();
  render(<ErrorState message="Failed to fetch categories" onRetry={handleRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch categories');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(handleRetry).toHaveBeenCalledTimes(1);
});

it('ErrorState offers no Retry that would do nothing', () => {
  render(<ErrorState message="Failed to fetch categories" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
