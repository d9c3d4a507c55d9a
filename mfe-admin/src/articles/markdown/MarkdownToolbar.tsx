import { Drawing, Icon, theme } from '@pressline/shared-ui';
import { Root, Separator } from 'radix-ui/toolbar';
import { styled } from 'styled-components';
import { markdownActions } from './actions';
import { SnippetMenu, ToolButton } from './SnippetMenu';
import { ariaShortcut, MEDIA_SHORTCUT, shortcutText } from './shortcuts';
import type { OnEdit } from './TextEdit';

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
  onEdit: OnEdit;
  onMedia: () => void;
}

export function MarkdownToolbar({ onEdit, onMedia }: MarkdownToolbarProps) {
  return (
    <Bar aria-label="Formatting">
      {markdownActions.map(({ label, icon, shortcut, edit }) => (
        <ToolButton
          key={label}
          type="button"
          aria-label={label}
          aria-keyshortcuts={ariaShortcut(shortcut)}
          title={`${label} (${shortcutText(shortcut)})`}
          onClick={() => onEdit(edit)}
        >
          <Drawing path={icon} size="1.2em" />
        </ToolButton>
      ))}
      <ToolButton
        type="button"
        aria-label="Image or file"
        aria-keyshortcuts={ariaShortcut(MEDIA_SHORTCUT)}
        title={`Image or file (${shortcutText(MEDIA_SHORTCUT)})`}
        onClick={onMedia}
      >
        <Icon name="image" size="1.2em" />
      </ToolButton>
      <Rule />
      <SnippetMenu onEdit={onEdit} />
    </Bar>
  );
}
