import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../controls/IconButton';
import { isComposing } from '../isComposing';
import { ColorBar } from '../marks/ColorBar';
import {
  DialogHead,
  dialogExplanationStyle,
  dialogNameStyle,
  dialogOverlayStyle,
  dialogSheetStyle,
} from './dialogStyle';
import { useReturnFocus } from './useReturnFocus';

const Scrim = styled(Overlay)`
  ${dialogOverlayStyle}
`;
const Sheet = styled(Content)`
  ${dialogSheetStyle}
`;
const Name = styled(Title)`
  ${dialogNameStyle}
`;
const Explanation = styled(Description)`
  ${dialogExplanationStyle}
`;

/**
 * Closing a toast is no click outside of the dialog. Radix cannot tell: the toasts belong to the
 * shell and the dialog to a remote, each with its own copy of Radix.
 */
function ignoreToasts(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-swipe-direction]')) {
    event.preventDefault();
  }
}

const ANY_DIALOG = '[role="dialog"], [role="alertdialog"]';

interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Shown unless it says otherwise. */
  open?: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Width: 28, 40 or 60 rem at most, or the whole window; the full width of a phone. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** Once it is closed. The focus goes back to what opened it unless this prevents that. */
  onCloseAutoFocus?: (event: Event) => void;
}

/** The longest time between the presses of a double click; the second may hit an opened dialog. */
const DOUBLE_CLICK_MS = 500;

/**
 * A modal dialog with a title, which takes the focus unless a field inside does, and a Close button;
 * Escape and a click outside close it. What it holds
 * stands in a `DialogBody`, which scrolls, and in `DialogActions` below; a form may be around both.
 */
export function Dialog({
  open = true,
  onOpenChange,
  title,
  description,
  size = 'md',
  children,
  onCloseAutoFocus,
  ...rest
}: DialogProps) {
  // Radix points aria-describedby at a description even where there is none.
  const describedBy = description ? {} : { 'aria-describedby': undefined };
  const returnFocus = useReturnFocus(open);
  const sheet = useRef<HTMLDivElement>(null);
  const name = useRef<HTMLHeadingElement>(null);
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    // On the clock of events.
    if (open) openedAt.current = new Event('open').timeStamp;
  }, [open]);
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Scrim />
        <Sheet
          ref={sheet}
          data-size={size}
          onOpenAutoFocus={(event) => {
            // Not to Close, which stands first: the next press of Enter would close the dialog.
            event.preventDefault();
            name.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            if (!event.defaultPrevented) returnFocus(event);
          }}
          onEscapeKeyDown={(event) => {
            // Radix may still take this dialog for the uppermost one while another one opens.
            const typedIn = event.target instanceof Element && event.target.closest(ANY_DIALOG);
            const isElsewhere = typedIn && typedIn !== sheet.current;
            if (isComposing(event) || isElsewhere) event.preventDefault();
          }}
          onPointerDownOutside={(event) => {
            // When it was pressed: a busy page may hear of it much later.
            const { timeStamp } = event.detail.originalEvent;
            if (timeStamp - openedAt.current < DOUBLE_CLICK_MS) event.preventDefault();
          }}
          onInteractOutside={ignoreToasts}
          {...describedBy}
          {...rest}
        >
          <ColorBar />
          <DialogHead>
            <Name ref={name} tabIndex={-1}>
              {title}
            </Name>
            <Close asChild>
              <IconButton icon="close" label="Close" />
            </Close>
          </DialogHead>
          {description && <Explanation>{description}</Explanation>}
          {children}
        </Sheet>
      </Portal>
    </Root>
  );
}
