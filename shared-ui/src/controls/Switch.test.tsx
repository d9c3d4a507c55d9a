import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './Switch';

describe('Switch', () => {
  it('is turned by its label and described by its hint', async () => {
    const handleChange = jest.fn();
    render(<Switch label="Analytics" hint="Usage statistics." onCheckedChange={handleChange} />);
    const element = screen.getByRole('switch', { name: 'Analytics' });
    expect(element).toHaveAccessibleDescription('Usage statistics.');
    await userEvent.click(screen.getByText('Analytics'));
    expect(element).toBeChecked();
    expect(handleChange).toHaveBeenCalledWith(true);
  });

  it('stays as it is when disabled', async () => {
    render(<Switch label="Necessary" checked disabled />);
    await userEvent.click(screen.getByText('Necessary'));
    expect(screen.getByRole('switch')).toBeChecked();
  });
});
