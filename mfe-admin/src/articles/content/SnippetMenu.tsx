import { Icon, theme } from '@pressline/shared-ui';
import { Content, Item, Portal, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { Button } from '@radix-ui/react-toolbar';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { insertBlock } from './markdownEdits';
import { snippets } from './snippets';
import type { EditHandler } from './TextEdit';

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

  &:hover, &[data-state='open'] { background: ${color.surface}; color: ${color.ink}; }
  &:focus-visible { outline-offset: -3px; }
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
  &[data-highlighted] { background: ${color.tint}; outline: 2px solid ${color.focus}; outline-offset: -2px; }
`;

export function SnippetMenu({ onEdit }: { onEdit: EditHandler }) {
  const chosen = useRef<string>(undefined);

  function handleClosed(event: Event) {
    const template = chosen.current;
    chosen.current = undefined;
    if (!template) return;
    // The focus goes to the text, where the placeholder is selected, and not back to the button.
    event.preventDefault();
    onEdit((selected) => insertBlock(selected, template));
  }

  return (
    <Root>
      <Trigger asChild>
        <ToolButton type="button">
          <Icon name="plus" size="1.1em" />
          Block
        </ToolButton>
      </Trigger>
      <Portal>
        <Menu align="start" sideOffset={4} collisionPadding={8} onCloseAutoFocus={handleClosed}>
          {snippets.map(([label, meaning, template]) => (
            <Entry
              key={label}
              textValue={label}
              onSelect={() => {
                chosen.current = template;
              }}
            >
              <strong>{label}</strong>
              <span>{meaning}</span>
            </Entry>
          ))}
        </Menu>
      </Portal>
    </Root>
  );
}
