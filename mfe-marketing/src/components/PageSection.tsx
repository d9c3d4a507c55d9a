import { Eyebrow, halftone, theme } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { SectionHead } from '../content/MarkdownContent';
import { bandStyle } from './bandStyle';

const { color, space, text } = theme;

/** The background of a band. It sets the color tokens, so that everything inside follows. */
export type Tone = 'paper' | 'tint' | 'solid' | 'yellow';

const toneStyle = css`
  background: ${color.paper};
  color: ${color.ink};

  &[data-tone='tint'] { background: ${color.tint}; }
  &[data-tone='solid'] {
    --color-paper: ${color.solid};
    --color-surface: ${color.solid};
    --color-tint: ${color.solidLine};
    --color-ink: ${color.solidInk};
    --color-ink-soft: ${color.solidMuted};
    --color-ink-muted: ${color.solidMuted};
    --color-line: ${color.solidLine};
    --color-focus: ${color.yellow};
  }
  &[data-tone='yellow'] {
    --color-paper: ${color.yellow};
    --color-surface: ${color.yellow};
    --color-ink: ${color.solid};
    --color-ink-soft: ${color.solid};
    --color-ink-muted: ${color.solid};
    --color-line: ${color.solid};
    --color-focus: ${color.solid};
  }
`;

const Band = styled.section`
  ${toneStyle}
  ${bandStyle}
  padding-block: ${space.section};
  /* The document keeps clear of the sticky header and a bit more; a band may touch the header. */
  scroll-margin-top: calc(-1 * ${space.md});

  & > p:first-child { display: flex; margin-bottom: ${space.sm}; }
  & > h2 { max-width: 46rem; margin-bottom: ${space.xxl}; }

  /* The same sheet continues; an island is a div around its bands. */
  [data-tone='paper'] + &[data-tone='paper'],
  [data-tone='paper'] + div > &[data-tone='paper']:first-child,
  div:has(> [data-tone='paper']:last-child) + div > &[data-tone='paper']:first-child { padding-top: 0; }
`;
const Lead = styled.p`
  max-width: min(38em, 46rem);
  /* Its margins collapse with the heading's. */
  margin-block: calc(${space.sm} - ${space.xxl}) ${space.xxl};
  color: ${color.inkSoft};
  font-size: ${text.lead};
  line-height: 1.5;
`;
/** The sheet above is screened into a full-color band. */
const Edge = styled.div`
  &[data-tone='solid'] { background: ${color.solid}; }
  &[data-tone='yellow'] { background: ${color.yellow}; }
  overflow: hidden;
  /* Cut through the first row of dots, where they nearly touch. */
  &::before { ${halftone} margin-top: -7px; color: ${color.paper}; }
  & + section { padding-top: ${space.lg}; }
`;

export const headingIdOf = (sectionId: string) => `${sectionId}-heading`;

interface PageSectionProps extends SectionHead {
  tone?: Tone;
  children: ReactNode;
}

/** A band of the page with its heading, named for assistive technology by that heading. */
export function PageSection(props: PageSectionProps) {
  const { id, title, label, lead, tone = 'paper', children } = props;
  const headingId = headingIdOf(id);
  return (
    <>
      {(tone === 'solid' || tone === 'yellow') && <Edge data-tone={tone} />}
      <Band id={id} aria-labelledby={headingId} data-tone={tone}>
        {label && <Eyebrow>{label}</Eyebrow>}
        <h2 id={headingId}>{title}</h2>
        {lead && <Lead>{lead}</Lead>}
        {children}
      </Band>
    </>
  );
}
