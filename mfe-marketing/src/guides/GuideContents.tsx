import { media, theme } from '@pressline/shared-ui';
import { keyframes, styled } from 'styled-components';
import type { SectionHead } from '../content/MarkdownContent';

const { color, font, layout, space, text } = theme;

const fill = keyframes`
  from { transform: scaleX(0); }
`;
const Root = styled.nav`
  position: relative;
  padding: ${space.md} 0;
  border-top: 2px solid ${color.ink};
  font-size: ${text.small};
  > p { color: ${color.inkMuted}; font: 400 ${text.caption} / 1.4 ${font.mono}; }

  ${media.medium} {
    position: sticky;
    top: calc(${layout.headerHeight} + ${space.md});
    max-height: calc(100dvh - ${layout.headerHeight} - 2 * ${space.md} - var(--bar-room, 0px));
    overflow-y: auto;
  }
`;
/** How far one has read, drawn over the rule by the browser alone. */
const Progress = styled.div`
  position: absolute;
  inset: -2px 0 auto;
  height: 2px;
  transform-origin: left;

  @supports (animation-timeline: scroll()) {
    @media (prefers-reduced-motion: no-preference) {
      background: ${color.cyan};
      animation: ${fill} linear both;
      animation-timeline: scroll();
    }
  }
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
      <Progress />
      <p aria-hidden="true">On this page</p>
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
