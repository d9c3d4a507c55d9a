import type { PinnedArticle } from '@pressline/shared-api';
import { Badge, IconButton, theme } from '@pressline/shared-ui';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { indexByKey, MoveButtons, useMoves } from '../list/moving';

const { color, radius, space, text } = theme;

const List = styled.ol`
  display: grid;
  gap: ${space.xs};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space.xs};
    padding-inline-start: ${space.md};
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
    background: ${color.surface};
  }
  b { color: ${color.accent}; font-variant-numeric: tabular-nums; }
  li > span:first-of-type { flex: 1 1 9rem; padding-block: ${space.xs}; font-size: ${text.small}; font-weight: 600; overflow-wrap: anywhere; }
  div { display: flex; margin-inline-start: auto; }
  button:disabled { border-color: transparent; background: none; opacity: 0.45; }
`;

interface PinListProps {
  pins: readonly PinnedArticle[];
  onChange: (pins: readonly PinnedArticle[]) => void;
  /** Called when a pin was removed and the focus has to go elsewhere. */
  onRemoved: () => void;
}

export function PinList({ pins, onChange, onRemoved }: PinListProps) {
  const { move, announcement } = useMoves(
    pins,
    ({ title }) => title,
    (pin, to) => onChange(pins.filter((one) => one !== pin).toSpliced(to, 0, pin)),
  );
  function handleKeyDown(event: KeyboardEvent, index: number) {
    const to = indexByKey(event, index);
    if (to !== undefined) move(index, to);
  }

  return (
    <>
      <List aria-label="Pinned articles">
        {pins.map(({ id, title, isPublished }, index) => (
          <li key={id} data-moves={id} onKeyDown={(event) => handleKeyDown(event, index)}>
            <b aria-hidden="true">{index + 1}</b>
            <span>{title}</span>
            {!isPublished && (
              <Badge tone="warning" title="Readers can’t see it until it’s published">
                Draft
              </Badge>
            )}
            <div>
              <MoveButtons
                title={title}
                index={index}
                count={pins.length}
                onMove={(to) => move(index, to)}
              />
              <IconButton
                icon="close"
                label={`Unpin ${title}`}
                onClick={() => {
                  onChange(pins.filter((pin) => pin.id !== id));
                  onRemoved();
                }}
              />
            </div>
          </li>
        ))}
      </List>
      {announcement}
    </>
  );
}
