import type { ArticlePage } from '@pressline/shared-api';
import { Container, media, theme } from '@pressline/shared-ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Prose } from './Prose';
import { TableOfContents } from './TableOfContents';

const { color, space, text, layout, radius } = theme;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg} ${space.xxl};
  padding-top: ${space.xl};

  ${media.medium} {
    grid-template-columns: minmax(0, 46rem) minmax(14rem, 1fr);
    padding-top: ${space.xxl};
  }
  @media print { display: block; }
`;
const Aside = styled.nav`
  display: none;
  font-size: ${text.small};

  ${media.medium} {
    grid-area: 1 / 2;
    display: grid;
    gap: ${space.sm};
    position: sticky;
    top: calc(${layout.headerHeight} + ${space.lg});
    align-self: start;
    justify-self: end;
    width: min(100%, 19rem);
    max-height: calc(100dvh - ${layout.headerHeight} - 2 * ${space.lg});
    overflow-y: auto;
  }
`;
const AsideTitle = styled.h2`
  font: 600 ${text.small}/1.4 ${theme.font.body};
  letter-spacing: 0;
`;
const Disclosure = styled.details`
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.surface};
  padding-inline: ${space.md};

  &[open] { padding-bottom: ${space.md}; }
  summary { display: flow-root list-item; padding-block: 0.6rem; font-weight: 600; cursor: pointer; }

  ${media.medium} { display: none; }
  @media print { display: none; }
`;

/** An article's text with its table of contents: beside it when there is room, else folded above it. */
export function ArticleBody({ article: { html, toc } }: { article: ArticlePage }) {
  const titleId = useId();
  const hasToc = toc.length > 1;
  return (
    <Columns>
      {hasToc && (
        <>
          <Aside aria-labelledby={titleId}>
            <AsideTitle id={titleId}>On this page</AsideTitle>
            <TableOfContents toc={toc} />
          </Aside>
          <Disclosure>
            <summary>On this page</summary>
            <TableOfContents toc={toc} />
          </Disclosure>
        </>
      )}
      <Prose html={html} />
    </Columns>
  );
}
