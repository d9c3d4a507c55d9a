import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { LinkButton } from './LinkButton';

describe('Button', () => {
  it('submits only where it says so', () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'button');
  });

  it('takes a ref and a class name', () => {
    const ref = createRef<HTMLButtonElement>();
    render(
      <Button ref={ref} className="wide">
        Save
      </Button>,
    );
    expect(ref.current).toBe(screen.getByRole('button'));
    expect(ref.current).toHaveClass('wide');
  });

  it('cannot be pressed again while busy', async () => {
    const handleClick = jest.fn();
    render(
      <Button isBusy onClick={handleClick}>
        Logging in...
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Logging in...' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
    expect(handleClick).not.toHaveBeenCalled();
  });
});

it('IconButton is named by its label', () => {
  render(<IconButton icon="edit" label="Edit Imposition basics" />);
  expect(screen.getByRole('button', { name: 'Edit Imposition basics' })).toBeInTheDocument();
});

describe('LinkButton', () => {
  it('says that it opens a new tab', () => {
    render(
      <LinkButton href="https://book.example" isNewTab>
        Book Demo
      </LinkButton>,
    );
    const link = screen.getByRole('link', { name: 'Book Demo (opens in a new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('dresses the link inside it', () => {
    render(
      <LinkButton asChild variant="secondary">
        <a href="/help" className="own">
          Help center
        </a>
      </LinkButton>,
    );
    const link = screen.getByRole('link', { name: 'Help center' });
    expect(link).toHaveClass('own');
    expect(link).toHaveAttribute('data-variant', 'secondary');
  });
});
