import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './Accordion';

describe('Accordion', () => {
  const items = [
    { id: 'a', title: 'Can a gang run mix stocks?', content: 'No.' },
    { id: 'b', title: 'Where do spot colours go?', content: 'To their own plate.' },
  ];

  it('opens one item at a time and keeps closed answers in the page', async () => {
    render(<Accordion items={items} />);
    const [first, second] = screen.getAllByRole('button');
    expect(screen.getByText('No.')).not.toBeVisible();
    await userEvent.click(first as HTMLElement);
    expect(screen.getByText('No.')).toBeVisible();
    expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(second as HTMLElement);
    expect(screen.getByText('No.')).not.toBeVisible();
    expect(screen.getByText('To their own plate.')).toBeVisible();
  });

  it('takes its place in the outline of the page', () => {
    render(<Accordion items={items} headingLevel={2} />);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  });
});
