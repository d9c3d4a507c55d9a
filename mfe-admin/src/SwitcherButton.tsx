import type { Role } from '@pressline/shared-api';
import { Button, Icon, IconButton, theme } from '@pressline/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { isApple, useCommand, useIsWide } from './form/browser';
import { partOnDemand } from './form/partOnDemand';

const QuickSwitcher = partOnDemand(() => import('./QuickSwitcher'));

const { color, space, text } = theme;

const Wide = styled(Button)`
  &&& { border-color: ${color.line}; color: ${color.inkMuted}; }
  justify-content: flex-start;
  width: min(18rem, 24vw);
  font-weight: 400;

  kbd { margin-inline-start: auto; font: 500 ${text.caption} ${theme.font.body}; }
  &&&:hover { border-color: ${color.lineStrong}; box-shadow: none; }
  > :last-child { padding-inline-start: ${space.xs}; }
`;

/** Opens the quick switcher, as its key does. */
export function SwitcherButton({ role }: { role: Role }) {
  const [isOpen, setIsOpen] = useState(false);
  const isWide = useIsWide();
  const open = () => setIsOpen(true);
  useCommand('k', () => {
    // A question waits for its answer.
    if (!document.querySelector('[role="alertdialog"]')) open();
  });
  return (
    <>
      {isWide ? (
        <Wide variant="secondary" size="sm" aria-keyshortcuts="Control+K Meta+K" onClick={open}>
          <Icon name="search" size="1rem" />
          Go to
          <kbd>{isApple() ? '⌘K' : 'Ctrl K'}</kbd>
        </Wide>
      ) : (
        <IconButton icon="search" label="Go to" onClick={open} />
      )}
      {isOpen && <QuickSwitcher role={role} onClose={() => setIsOpen(false)} />}
    </>
  );
}
