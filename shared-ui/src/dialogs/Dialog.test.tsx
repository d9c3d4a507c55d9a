import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../controls/Button';
import { AlertDialog } from './AlertDialog';
import { Dialog } from './Dialog';

/** A form that takes the focus by itself, before the dialog does. */
function TitleInput() {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  return <input aria-label="Title" ref={input} />;
}

function ArticleDialog({ onClosed }: { onClosed?: (event: Event) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>New Article</Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        onCloseAutoFocus={onClosed}
        title="Create Article"
        description="A draft."
      >
        <TitleInput />
      </Dialog>
    </>
  );
}

function Deletion() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>Delete the article</Button>
      <AlertDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title="Delete it?"
        description="This cannot be undone."
        confirmLabel="Delete"
        onConfirm={jest.fn()}
      />
    </>
  );
}

describe('Dialog', () => {
  it('stays open when Escape ends the composition of a word', async () => {
    render(<ArticleDialog />);
    await userEvent.click(screen.getByRole('button', { name: 'New Article' }));
    fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'Escape', isComposing: true });
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('stays open when Escape is typed in a dialog that just opened above it', async () => {
    render(
      <>
        <ArticleDialog />
        <div role="dialog" aria-label="Go to">
          <input aria-label="Search" />
        </div>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'New Article' }));
    fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'Escape' });
    expect(screen.getByLabelText('Title')).toBeInTheDocument();
    fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByLabelText('Title')).not.toBeInTheDocument());
  });

  it('begins at its title where no field takes the focus, so that Enter does not close it', async () => {
    const handleOpenChange = jest.fn();
    render(
      <Dialog onOpenChange={handleOpenChange} title="Your account is ready">
        <Button>Move to Login</Button>
      </Dialog>,
    );
    const title = screen.getByRole('heading', { name: 'Your account is ready' });
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(handleOpenChange).not.toHaveBeenCalled();
  });

  it('is named and described, holds the focus and gives it back', async () => {
    render(<ArticleDialog />);
    const opener = screen.getByRole('button', { name: 'New Article' });
    await userEvent.click(opener);
    const dialog = screen.getByRole('dialog', { name: 'Create Article' });
    expect(dialog).toHaveAccessibleDescription('A draft.');
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('gives the focus back after its owner has heard that it is closed, unless that has moved it', async () => {
    const handleClosed = jest.fn();
    render(<ArticleDialog onClosed={handleClosed} />);
    const opener = screen.getByRole('button', { name: 'New Article' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    expect(handleClosed).toHaveBeenCalledTimes(1);
    handleClosed.mockImplementation((event: Event) => event.preventDefault());
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(handleClosed).toHaveBeenCalledTimes(2));
    expect(opener).not.toHaveFocus();
  });

  it('closes by its Close button', async () => {
    render(<ArticleDialog />);
    await userEvent.click(screen.getByRole('button', { name: 'New Article' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes by a press outside of it, but not by one on a toast', async () => {
    render(
      <>
        <ArticleDialog />
        <div data-swipe-direction="right">Article deleted</div>
        <p>Outside</p>
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'New Article' }));
    fireEvent.pointerDown(screen.getByText('Article deleted'));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    const opened = new Event('open').timeStamp;
    const pressOutside = (timeStamp: number) => {
      const press = createEvent.pointerDown(screen.getByText('Outside'));
      fireEvent(
        screen.getByText('Outside'),
        Object.defineProperty(press, 'timeStamp', { value: timeStamp }),
      );
    };
    // It may be the second press of a double click.
    pressOutside(0);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    pressOutside(opened + 500);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('refers to no description where there is none', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(<Dialog onOpenChange={jest.fn()} title="Cookie Preferences" />);
    expect(screen.getByRole('dialog')).not.toHaveAttribute('aria-describedby');
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});

describe('AlertDialog', () => {
  function setUp() {
    const handlers = { onConfirm: jest.fn(), onOpenChange: jest.fn() };
    render(
      <AlertDialog
        title="Delete “Imposition basics”?"
        description="This cannot be undone."
        confirmLabel="Delete"
        {...handlers}
      />,
    );
    return handlers;
  }

  it('starts on Cancel, which changes nothing', async () => {
    const { onConfirm, onOpenChange } = setUp();
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('This cannot be undone.');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('is there while it is open, and gives the focus back', async () => {
    render(<Deletion />);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const opener = screen.getByRole('button', { name: 'Delete the article' });
    await userEvent.click(opener);
    expect(screen.getByRole('alertdialog', { name: 'Delete it?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('confirms once and closes', async () => {
    const { onConfirm, onOpenChange } = setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});
