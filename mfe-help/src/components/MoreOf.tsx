import { theme } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const { color, space, layout } = theme;

const Rest = styled.details`
  padding-top: ${space.sm};

  > summary {
    display: inline-flex;
    align-items: center;
    min-height: ${layout.target};
    color: ${color.accent};
    font-weight: 600;
    cursor: pointer;
  }
  &[open] > summary { display: none; }
`;

export interface MoreOfProps<Item> {
  items: readonly Item[];
  /** How many are shown at once; the others wait behind "Show N more". */
  first: number;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that begins short; the browser unfolds the rest, with or without script. */
export function MoreOf<Item>({ items, first, children }: MoreOfProps<Item>) {
  const rest = items.slice(first);
  return (
    <>
      {children(items.slice(0, first))}
      {rest.length > 0 && (
        <Rest>
          <summary>{`Show ${rest.length} more`}</summary>
          {children(rest)}
        </Rest>
      )}
    </>
  );
}
