import type { PinnedArticle } from '@pressline/shared-api';
import { Badge, IconButton, theme, VisuallyHidden } from '@pressline/shared-ui';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

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
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<{ id: string; to: number } | null>(null);

  // When the pins stand in their new order: at an end of the list the button that was pressed is
  // disabled then, and has lost the focus.
  useLayoutEffect(() => {
    if (!moved.current || pins[moved.current.to]?.id !== moved.current.id) return;
    const { id } = moved.current;
    moved.current = null;
    const place = list.current?.querySelector(`[data-pin="${id}"]`);
    if (place?.querySelector(':focus:enabled')) return;
    place?.querySelector<HTMLElement>('[data-move]:enabled')?.focus();
  }, [pins]);

  function move(from: number, to: number) {
    const pin = pins[from];
    if (!pin || to < 0 || to >= pins.length) return;
    const others = pins.filter((_, index) => index !== from);
    moved.current = { id: pin.id, to };
    onChange([...others.slice(0, to), pin, ...others.slice(to)]);
    setAnnouncement(`${pin.title} is number ${to + 1} of ${pins.length} now`);
  }
  function handleKeyDown(event: KeyboardEvent, index: number) {
    if (!event.altKey) return;
    const to = { ArrowUp: index - 1, ArrowDown: index + 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(index, to);
  }

  return (
    <>
      <List ref={list} aria-label="Pinned articles">
        {pins.map(({ id, title, isPublished }, index) => (
          <li key={id} data-pin={id} onKeyDown={(event) => handleKeyDown(event, index)}>
            <b aria-hidden="true">{index + 1}</b>
            <span>{title}</span>
            {!isPublished && (
              <Badge tone="warning" title="Readers do not see it until it is published">
                Draft
              </Badge>
            )}
            <div>
              <IconButton
                icon="chevron-up"
                label={`Move ${title} up`}
                data-move="up"
                aria-keyshortcuts="Alt+ArrowUp"
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                icon="chevron-down"
                label={`Move ${title} down`}
                data-move="down"
                aria-keyshortcuts="Alt+ArrowDown"
                disabled={index === pins.length - 1}
                onClick={() => move(index, index + 1)}
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
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}
