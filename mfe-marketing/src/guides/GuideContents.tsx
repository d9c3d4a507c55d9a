import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { SectionHead } from './guide';

const { color, font, layout, space, text } = theme;

const Root = styled.nav`
  padding: ${space.md} 0;
  border-top: 2px solid ${color.ink};
  font-size: ${text.small};

  ${media.medium} {
    position: sticky;
    top: calc(${layout.headerHeight} + ${space.md});
    max-height: calc(100dvh - ${layout.headerHeight} - 2 * ${space.md});
    overflow-y: auto;
  }
`;
const Title = styled.p`
  color: ${color.inkMuted};
  font: 400 ${text.caption} / 1.4 ${font.mono};
`;
const List = styled.ol`
  margin-top: ${space.xs};

  a {
    display: flex;
    align-items: center;
    min-height: ${layout.target};
    padding-block: ${space.xxs};
    color: ${color.inkSoft};
    line-height: 1.3;
    text-decoration: none;
  }
  a:hover { color: ${color.ink}; text-decoration: underline; }
  li + li { border-top: 1px solid ${color.line}; }
  ${media.medium} { a { min-height: 2.5rem; } }
`;

/** The parts of a guide as links. They are the document's own: the browser keeps the address' figures. */
export function GuideContents({ sections }: { sections: readonly SectionHead[] }) {
  return (
    <Root aria-label="On this page">
      <Title aria-hidden="true">On this page</Title>
      <List>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </List>
    </Root>
  );
}
