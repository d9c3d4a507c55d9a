import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../controls/IconButton';
import { ColorBar } from '../marks/ColorBar';
import { theme } from '../theme/theme';
import { dialogDescriptionStyle, dialogOverlayStyle, dialogSheetStyle } from './dialogStyle';
import { useReturnFocus } from './useReturnFocus';

const { color, text, space } = theme;

const Scrim = styled(Overlay)`
  ${dialogOverlayStyle}
`;
const Sheet = styled(Content)`
  ${dialogSheetStyle}
`;
const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.md};
  padding: ${space.lg} ${space.sm} ${space.sm} ${space.lg};
`;
const Name = styled(Title)`
  font-size: ${text.heading3};
  padding-top: 0.25rem;
`;
const Explanation = styled(Description)`
  ${dialogDescriptionStyle}
`;
const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  padding: ${space.xs} ${space.lg} ${space.lg};
`;

/** The row of buttons at the foot of a dialog; stays in view while the dialog scrolls. */
export const DialogActions = styled.div`
  position: sticky;
  bottom: calc(-1 * ${space.lg});
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.sm};
  margin: ${space.lg} calc(-1 * ${space.lg}) calc(-1 * ${space.lg});
  padding: ${space.md} ${space.lg};
  border-top: 1px solid ${color.line};
  background: ${color.surfaceRaised};
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

interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Shown unless it says otherwise. */
  open?: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Width: 28, 40 or 60 rem at most, or nearly the whole window; the full width of a phone. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  /** Once it is closed. The focus goes back to what opened it unless this prevents that. */
  onCloseAutoFocus?: (event: Event) => void;
}

/** The longest time between the presses of a double click; the second may hit an opened dialog. */
const DOUBLE_CLICK_MS = 500;

/** A modal dialog with a title and a Close button; Escape and a click outside close it. */
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
          data-size={size}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            if (!event.defaultPrevented) returnFocus(event);
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
          <Head>
            <Name>{title}</Name>
            <Close asChild>
              <IconButton icon="close" label="Close" />
            </Close>
          </Head>
          <Body>
            {description && <Explanation>{description}</Explanation>}
            {children}
          </Body>
        </Sheet>
      </Portal>
    </Root>
  );
}
