import type { ResourceKey } from '@pressline/shared-api';
import { Cluster, theme } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { ADMIN_PATH } from '../form/api/paths';
import { clearUndoables, type Undoable, undoStore, useUndo } from '../form/api/undo';
import { SmallButton } from '../form/controls';

const { color, radius, space, text } = theme;

const Bar = styled.section`
  padding: ${space.xs} ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.tint};
  font-size: ${text.small};
`;
const Title = styled.span`
  flex: 1 1 14rem;
  min-width: 0;
  overflow-wrap: anywhere;
`;
const List = styled.ul`
  margin-top: ${space.xs};
  padding: 0;
  border-top: 1px solid ${color.line};
  list-style: none;

  li { padding-block: ${space.xxs}; }
  li + li { border-top: 1px solid ${color.line}; }
  ${Title} { flex-basis: 10rem; }
`;

interface UndoBarProps {
  resourceKey: ResourceKey;
  /** Before a button for it goes. */
  onUndo: () => void;
}

/** Deletions and changes since the list was opened, each with Undo; renders nothing without any. */
export function UndoBar({ resourceKey, onUndo }: UndoBarProps) {
  const all = useStore(undoStore, ({ entries }) => entries);
  const { undo } = useUndo();
  function handleUndo(entry: Undoable) {
    onUndo();
    undo(entry);
  }
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => () => clearUndoables(resourceKey), [resourceKey]);
  const entries = all.filter(({ key }) => key === resourceKey).reverse();
  const [last] = entries;
  if (!last) return null;
  const isSeveral = entries.length > 1;
  return (
    <Bar aria-label="Undo">
      <Cluster gap="xs">
        <Title>{isSeveral ? `${entries.length} changes can be undone` : last.title}</Title>
        <SmallButton label={isSeveral ? 'Undo last' : 'Undo'} onClick={() => handleUndo(last)} />
        {isSeveral && (
          <SmallButton
            label={isOpen ? 'Hide' : 'Show'}
            variant="ghost"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
        <Link to={`${ADMIN_PATH}/trash`}>Trash</Link>
      </Cluster>
      {isSeveral && isOpen && (
        <List>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Cluster gap="xs">
                <Title>{entry.title}</Title>
                <SmallButton
                  label="Undo"
                  variant="ghost"
                  aria-label={`Undo: ${entry.title}`}
                  onClick={() => handleUndo(entry)}
                />
              </Cluster>
            </li>
          ))}
        </List>
      )}
    </Bar>
  );
}
