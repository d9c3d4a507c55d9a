import { Drawing, forcedColorsSelected, Icon, theme } from '@pressline/shared-ui';
import { Root, Separator } from '@radix-ui/react-toolbar';
import { memo, type RefObject } from 'react';
import { styled } from 'styled-components';
import { ariaShortcut, type MarkdownAction, markdownActions, shortcutText } from './actions';
import type { ContentSource } from './ContentSource';
import { insertBlock } from './markdownEdits';
import { snippets } from './snippets';
import { ToolButton, ToolMenu } from './ToolMenu';
import { inTable } from './tables/Table';
import { tableEdits } from './tables/tableEdits';

const { color, space } = theme;

/* One line, which scrolls sideways on a phone. Stays above the text, over the padding of a dialog. */
const Bar = styled(Root)`
  position: sticky;
  top: var(--stuck, calc(-1 * ${space.xs}));
  z-index: 2;
  display: flex;
  align-items: center;
  padding: ${space.hair};
  overflow-x: auto;
  border-bottom: 1px solid ${color.line};
  background: inherit;
  scrollbar-width: none;

  > * { flex: none; }
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

  &[aria-pressed='true'] { background: ${color.tint}; color: ${color.ink}; box-shadow: inset 0 -2px 0 ${color.accent}; ${forcedColorsSelected} }
`;

const findPossible = (source: ContentSource): boolean[] => {
  let possible: boolean[] = [];
  source.edit((selected) => {
    possible = tableEdits.map(([, edit]) => inTable(edit)(selected) !== undefined);
    return undefined;
  });
  return possible;
};

interface MarkdownToolbarProps {
  source: RefObject<ContentSource | null>;
  onRun: (action: MarkdownAction) => void;
  isTableMenuOpen: boolean;
  onTableMenu: (isOpen: boolean) => void;
  isFormatted: boolean;
  /** Undefined while there is one view only. */
  onView: ((isFormatted: boolean) => void) | undefined;
}

export const MarkdownToolbar = memo(function MarkdownToolbar(props: MarkdownToolbarProps) {
  const { source, onRun, isFormatted, onView } = props;
  const possible = props.isTableMenuOpen && source.current ? findPossible(source.current) : [];
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
            onDismissed={() => source.current?.focus()}
            choices={tableEdits.map(([label, edit], index) => ({
              label,
              isDisabled: !possible[index],
              run: () => source.current?.edit(inTable(edit)),
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
          run: () => source.current?.edit((selected) => insertBlock(selected, template)),
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
