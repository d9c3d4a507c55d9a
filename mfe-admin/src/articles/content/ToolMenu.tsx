import { theme } from '@pressline/shared-ui';
import { Content, Item, Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { Button } from '@radix-ui/react-toolbar';
import { type ComponentProps, useRef } from 'react';
import { styled } from 'styled-components';

const { color, layout, motion, radius, shadow, space, text, z } = theme;

export const ToolButton = styled(Button)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.4em;
  min-width: ${layout.target};
  min-height: ${layout.target};
  padding: 0 0.5em;
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  color: ${color.inkSoft};
  font-size: ${text.small};
  font-weight: 600;
  transition: background-color ${motion.fast};

  &:hover, &[data-state='open'] { background: ${color.tint}; color: ${color.ink}; }
  &:focus-visible { outline-offset: -3px; }
  @media (pointer: fine) { min-width: 2.25rem; min-height: 2.25rem; }
`;

const Menu = styled(Content)`
  z-index: ${z.dialog};
  min-width: 17rem;
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  padding: ${space.xxs};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
`;
const Entry = styled(Item)`
  display: grid;
  gap: 0 ${space.sm};
  padding: ${space.xs} ${space.sm};
  border-radius: ${radius.sm};
  font-size: ${text.small};
  line-height: 1.35;
  cursor: pointer;

  strong { font-weight: 600; }
  span { color: ${color.inkMuted}; font-size: ${text.caption}; }
  &[data-disabled] { color: ${color.inkMuted}; cursor: default; }
  &[data-highlighted] { background: ${color.tint}; outline: 2px solid ${color.focus}; outline-offset: -2px; }
`;

export interface ToolChoice {
  label: string;
  meaning?: string;
  isDisabled?: boolean;
  run: () => void;
}

interface ToolMenuProps extends Pick<ComponentProps<typeof Root>, 'open' | 'onOpenChange'> {
  button: ComponentProps<typeof ToolButton>;
  choices: readonly ToolChoice[];
  /** Takes the focus when nothing was chosen, instead of the button. */
  onDismissed?: () => void;
}

/** A button of the toolbar with a menu. */
export function ToolMenu({ button, choices, onDismissed, ...state }: ToolMenuProps) {
  const chosen = useRef<() => void>(undefined);

  function handleClosed(event: Event) {
    const run = chosen.current ?? onDismissed;
    chosen.current = undefined;
    if (!run) return;
    // The focus goes to the text and not back to the button.
    event.preventDefault();
    run();
  }

  return (
    <Root {...state}>
      <Trigger asChild>
        <ToolButton type="button" {...button} />
      </Trigger>
      <Portal>
        <Menu align="start" sideOffset={4} collisionPadding={8} onCloseAutoFocus={handleClosed}>
          {choices.map(({ label, meaning, isDisabled, run }) => (
            <Entry
              key={label}
              textValue={label}
              disabled={isDisabled}
              onSelect={() => {
                chosen.current = run;
              }}
            >
              <strong>{label}</strong>
              {meaning && <span>{meaning}</span>}
            </Entry>
          ))}
        </Menu>
      </Portal>
    </Root>
  );
}
