import { Drawing, theme } from '@pressline/shared-ui';
import { Root, Separator } from '@radix-ui/react-toolbar';
import { memo } from 'react';
import { styled } from 'styled-components';
import { ariaShortcut, type MarkdownAction, markdownActions, shortcutText } from './actions';
import { SnippetMenu, ToolButton } from './SnippetMenu';
import type { EditHandler } from './TextEdit';

const { color, radius, space } = theme;

const Bar = styled(Root)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0;
  padding: ${space.hair};
  border: 1px solid ${color.lineStrong};
  border-bottom: 0;
  border-radius: ${radius.sm} ${radius.sm} 0 0;
  background: ${color.tint};
`;
const Rule = styled(Separator)`
  width: 1px;
  height: 1.5rem;
  margin-inline: ${space.xxs};
  background: ${color.line};
`;

interface MarkdownToolbarProps {
  onEdit: EditHandler;
  onRun: (action: MarkdownAction) => void;
}

export const MarkdownToolbar = memo(function MarkdownToolbar(props: MarkdownToolbarProps) {
  const { onEdit, onRun } = props;
  return (
    <Bar aria-label="Formatting">
      {markdownActions.map((action) => (
        <ToolButton
          key={action.label}
          type="button"
          aria-label={action.label}
          aria-keyshortcuts={ariaShortcut(action.shortcut)}
          title={`${action.label} (${shortcutText(action.shortcut)})`}
          onClick={() => onRun(action)}
        >
          <Drawing path={action.icon} size="1.2em" />
        </ToolButton>
      ))}
      <Rule />
      <SnippetMenu onEdit={onEdit} />
    </Bar>
  );
});
