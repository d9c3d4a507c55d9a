import { render, screen } from '@testing-library/react';
import { Spinner } from './Spinner';

it('Spinner announces what is loading', () => {
  render(<Spinner label="Loading articles..." />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading articles...');
});
