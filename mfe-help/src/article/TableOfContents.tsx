import type { TocEntry } from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, space, text } = theme;

const List = styled.ol`
  display: grid;
  border-inline-start: 1px solid ${color.line};
  font-size: ${text.small};
  line-height: 1.4;
  overflow-wrap: anywhere;

  a {
    display: block;
    padding: 0.4rem 0 0.4rem ${space.md};
    border-inline-start: 2px solid transparent;
    margin-inline-start: -1px;
    color: ${color.inkSoft};
    text-decoration: none;
  }
  a:hover { border-color: ${color.magenta}; color: ${color.ink}; }
  [data-depth='3'] a { padding-inline-start: calc(${space.md} + ${space.md}); color: ${color.inkMuted}; }
  a[aria-current] { border-color: ${color.ink}; color: ${color.ink}; font-weight: 600; }
`;

interface TableOfContentsProps {
  toc: readonly TocEntry[];
  /** Id of the heading whose section is being read. */
  current: string | undefined;
}

export function TableOfContents({ toc, current }: TableOfContentsProps) {
  return (
    <List>
      {toc.map(({ id, text: label, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </List>
  );
}
