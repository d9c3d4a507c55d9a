import { render, screen } from '@testing-library/react';
import { EmptyState } from './EmptyState';

it('EmptyState shows its text and its action', () => {
  render(<EmptyState action={<button type="button">New Tag</button>}>No tags yet</EmptyState>);
  expect(screen.getByText('No tags yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'New Tag' })).toBeVisible();
});
