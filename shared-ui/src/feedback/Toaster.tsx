import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { useStore } from 'zustand';
import { Button } from '../controls/Button';
import { IconButton } from '../controls/IconButton';
import { Icon } from '../icons/Icon';
import { media, theme } from '../theme/theme';
import { dismissToast, toastStore } from './toast';

const { color, text, space, radius, shadow, motion, z } = theme;

const enter = keyframes`from { opacity: 0; transform: translateY(1rem); }`;
const leave = keyframes`to { opacity: 0; }`;
const swipeOut = keyframes`
  from { transform: translateX(var(--radix-toast-swipe-end-x)); }
  to { transform: translateX(calc(100% + 2rem)); }
`;

const Place = styled(Viewport)`
  position: fixed;
  /* Off the buttons of dialogs: these stand at the foot of a phone, and at the right of larger ones. */
  inset-block: var(--toast-block, 0 auto);
  inset-inline-end: 0;
  z-index: ${z.toast};
  width: min(100vw, 27rem);

  /* What has to stay in view there, such as the consent banner, sets the variable. */
  ${media.small} { inset-block: var(--toast-block, auto 0); inset-inline: var(--toast-inline, 0 auto); }

  padding: ${space.md};
  list-style: none;

  &:focus-visible { outline: none; }
  &:focus-visible > li { outline: 3px solid ${color.focus}; outline-offset: 2px; }
`;
const Sheet = styled(Root)`
  --edge: ${color.key};
  display: flex;
  align-items: flex-start;
  gap: ${space.sm};
  padding: ${space.sm} ${space.xs} ${space.sm} ${space.md};
  border: 1px solid ${color.lineStrong};
  border-inline-start: 6px solid var(--edge);
  border-radius: ${radius.sm};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
  font-size: ${text.small};
  line-height: 1.4;
  /* An open dialog switches pointer events off for the rest of the page. */
  pointer-events: auto;
  touch-action: pan-y;

  > svg { flex: none; margin-top: 0.6rem; color: var(--edge); }

  &[data-variant='destructive'] { --edge: ${color.danger}; background: ${color.dangerSoft}; border-color: ${color.danger}; }
  &[data-state='open'] { animation: ${enter} ${motion.medium} ${motion.easeOut}; }
  &[data-state='closed'] { animation: ${leave} ${motion.fast} ${motion.easeInOut} forwards; }
  &[data-swipe='move'] { transform: translateX(var(--radix-toast-swipe-move-x)); }
  &[data-swipe='cancel'] { transform: none; transition: transform ${motion.fast} ${motion.easeOut}; }
  &[data-swipe='end'] { animation: ${swipeOut} ${motion.fast} ${motion.easeOut} forwards; }
`;
const Texts = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: 0.55rem;
`;
const Name = styled(Title)`
  font-weight: 600;
`;
const Explanation = styled(Description)`
  color: ${color.inkSoft};
`;

const iconOf = { default: 'check', destructive: 'alert' } as const;

/**
 * Renders the toast in `toastStore`: one at a time, 5000 ms, swiped away to the right by 50 px,
 * reached with F8. Mounted once, by the shell.
 */
export function Toaster() {
  const current = useStore(toastStore, (state) => state.current);
  // The last toast is kept while it leaves the screen.
  const [shown, setShown] = useState(current);
  if (current && current !== shown) setShown(current);

  function handleOpenChange(open: boolean) {
    if (!open && toastStore.getState().current?.id === shown?.id) dismissToast();
  }

  const variant = shown?.variant ?? 'default';
  return (
    <Provider label="Notification" duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown && (
        <Sheet
          key={shown.id}
          open={current !== null}
          onOpenChange={handleOpenChange}
          duration={shown.duration}
          data-variant={variant}
        >
          <Icon name={iconOf[variant]} />
          <Texts>
            <Name>{shown.title}</Name>
            {shown.description && <Explanation>{shown.description}</Explanation>}
          </Texts>
          {shown.action && (
            <Action asChild altText={`Press F8 for ${shown.action.label}`}>
              <Button variant="secondary" onClick={shown.action.onPress}>
                {shown.action.label}
              </Button>
            </Action>
          )}
          <Close asChild>
            <IconButton icon="close" label="Close" />
          </Close>
        </Sheet>
      )}
      {/* A dialog hides the rest of the page from assistive technology, but nothing with this attribute. */}
      <Place hotkey={['F8']} label="Notifications ({hotkey})" aria-live="off" />
    </Provider>
  );
}
