import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Switch } from './Switch';

function Analytics() {
  const [isOn, setIsOn] = useState(false);
  return (
    <Switch label="Analytics" hint="Usage statistics." checked={isOn} onCheckedChange={setIsOn} />
  );
}

describe('Switch', () => {
  it('is turned by its label and described by its hint', async () => {
    render(<Analytics />);
    const element = screen.getByRole('switch', { name: 'Analytics' });
    expect(element).toHaveAccessibleDescription('Usage statistics.');
    expect(element).not.toBeChecked();
    await userEvent.click(screen.getByText('Analytics'));
    expect(element).toBeChecked();
    await userEvent.keyboard(' ');
    expect(element).not.toBeChecked();
  });

  it('stays as it is when disabled', async () => {
    const handleChange = jest.fn();
    render(<Switch label="Necessary" checked disabled onCheckedChange={handleChange} />);
    expect(screen.getByRole('switch')).toBeChecked();
    await userEvent.click(screen.getByText('Necessary'));
    await userEvent.click(screen.getByRole('switch'));
    expect(handleChange).not.toHaveBeenCalled();
  });
});
