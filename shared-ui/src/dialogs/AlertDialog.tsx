import {
  Action,
  Cancel,
  Content,
  Description,
  Overlay,
  Portal,
  Root,
  Title,
} from '@radix-ui/react-alert-dialog';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../controls/Button';
import { theme } from '../theme/theme';
import { DialogActions, DialogBody, dialogOverlayStyle, dialogSheetStyle } from './dialogStyle';
import { useReturnFocus } from './useReturnFocus';

const Scrim = styled(Overlay)`
  ${dialogOverlayStyle}
`;
const Sheet = styled(Content)`
  ${dialogSheetStyle}
  border-top: 4px solid ${theme.color.ink};

  &[data-tone='danger'] { border-top-color: ${theme.color.danger}; }
`;
const Name = styled(Title)`
  padding: ${theme.space.lg} ${theme.space.lg} ${theme.space.xs};
  font-size: ${theme.text.heading3};
`;
const Body = styled(DialogBody)`
  display: grid;
  gap: ${theme.space.md};
  padding-top: 0;
`;
const Explanation = styled.div`
  color: ${theme.color.inkSoft};
`;

interface AlertDialogProps {
  /** Shown unless it says otherwise. */
  open?: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, e.g. "Delete “Imposition basics”?". */
  title: ReactNode;
  /** What will happen. */
  description: ReactNode;
  /** What has to be chosen, below the description. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'default' | 'danger';
  onConfirm: () => void;
}

/** Asks before something that cannot be undone; the focus starts on Cancel. */
export function AlertDialog({ open = true, ...question }: AlertDialogProps) {
  return open && <Question {...question} />;
}

function Question({
  onOpenChange,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'danger',
  onConfirm,
}: Omit<AlertDialogProps, 'open'>) {
  const returnFocus = useReturnFocus(true);
  // Outside of a modal dialog of the page nothing can be seen or reached.
  const [container] = useState(() => document.querySelector<HTMLElement>('dialog[open]'));
  return (
    <Root open onOpenChange={onOpenChange}>
      <Portal container={container}>
        <Scrim />
        <Sheet data-size="sm" data-tone={tone} onCloseAutoFocus={returnFocus}>
          <Name>{title}</Name>
          <Body>
            <Description asChild>
              <Explanation>{description}</Explanation>
            </Description>
            {children}
          </Body>
          <DialogActions>
            <Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </Cancel>
            <Action asChild>
              <Button variant={tone === 'danger' ? 'danger' : 'primary'} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </Action>
          </DialogActions>
        </Sheet>
      </Portal>
    </Root>
  );
}
