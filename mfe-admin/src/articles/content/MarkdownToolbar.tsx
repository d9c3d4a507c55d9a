import { Drawing, forcedColorsSelected, Icon, theme } from '@pressline/shared-ui';
import { Root, Separator } from '@radix-ui/react-toolbar';
import { memo } from 'react';
import { styled } from 'styled-components';
import { ariaShortcut, type MarkdownAction, markdownActions, shortcutText } from './actions';
import { insertBlock } from './markdownEdits';
import { snippets } from './snippets';
import type { EditHandler } from './TextEdit';
import { ToolButton, ToolMenu } from './ToolMenu';
import { inTable } from './tables/Table';
import { tableEdits } from './tables/tableEdits';

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
/* Between the formatted text and its Markdown. */
const Switch = styled(ToolButton)`
  margin-inline-start: auto;

  &[aria-pressed='true'] { background: ${color.surface}; color: ${color.ink}; box-shadow: inset 0 -2px 0 ${color.accent}; ${forcedColorsSelected} }
`;

const isPossible = (onEdit: EditHandler): boolean[] => {
  let possible: boolean[] = [];
  onEdit((selected) => {
    possible = tableEdits.map(([, edit]) => inTable(edit)(selected) !== undefined);
    return undefined;
  });
  return possible;
};

interface MarkdownToolbarProps {
  onEdit: EditHandler;
  onRun: (action: MarkdownAction) => void;
  isTableMenuOpen: boolean;
  onTableMenu: (isOpen: boolean) => void;
  onDismissed: () => void;
  isFormatted: boolean;
  /** Undefined while there is one view only. */
  onView: ((isFormatted: boolean) => void) | undefined;
}

export const MarkdownToolbar = memo(function MarkdownToolbar(props: MarkdownToolbarProps) {
  const { onEdit, onRun, isFormatted, onView } = props;
  const possible = props.isTableMenuOpen ? isPossible(onEdit) : [];
  return (
    <Bar aria-label="Formatting">
      {markdownActions.map((action) => {
        const button = {
          'aria-label': action.label,
          'aria-keyshortcuts': ariaShortcut(action.shortcut),
          title: `${action.label} (${shortcutText(action.shortcut)})`,
          children: <Drawing path={action.icon} size="1.2em" />,
        };
        return 'opens' in action && action.opens === 'tableMenu' ? (
          <ToolMenu
            key={action.label}
            button={button}
            open={props.isTableMenuOpen}
            onOpenChange={props.onTableMenu}
            onDismissed={props.onDismissed}
            choices={tableEdits.map(([label, edit], index) => ({
              label,
              isDisabled: !possible[index],
              run: () => onEdit(inTable(edit)),
            }))}
          />
        ) : (
          <ToolButton key={action.label} type="button" {...button} onClick={() => onRun(action)} />
        );
      })}
      <Rule />
      <ToolMenu
        button={{
          children: (
            <>
              <Icon name="plus" size="1.1em" />
              Block
            </>
          ),
        }}
        choices={snippets.map(([label, meaning, template]) => ({
          label,
          meaning,
          run: () => onEdit((selected) => insertBlock(selected, template)),
        }))}
      />
      <Switch
        type="button"
        aria-pressed={!isFormatted}
        disabled={!onView}
        onClick={() => onView?.(!isFormatted)}
      >
        Markdown
      </Switch>
    </Bar>
  );
});
