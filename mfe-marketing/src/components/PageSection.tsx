import { Halftone, SectionHeading, theme } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { bandStyle } from './bandStyle';
import { type Tone, toneStyle } from './toneStyle';

const { color, space } = theme;

const Band = styled.section`
  ${toneStyle}
  ${bandStyle}
  padding-block: ${space.section};
  /* The document keeps clear of the sticky header and a bit more; a band may touch the header. */
  scroll-margin-top: calc(-1 * ${space.md});

  & > div:first-child + * { margin-top: ${space.xxl}; }

  /* The same sheet goes on; an island is a div around its band. */
  [data-tone='paper'] + &[data-tone='paper'],
  [data-tone='paper'] + div > &[data-tone='paper'],
  div:has(> [data-tone='paper']) + div > &[data-tone='paper'] { padding-top: 0; }
`;
/** The sheet above is screened into a full-colour band. */
const Edge = styled.div`
  color: ${color.paper};
  &[data-tone='solid'] { background: ${color.solid}; }
  &[data-tone='yellow'] { background: ${color.yellow}; }
  overflow: hidden;
  /* Cut through the first row of dots, where they nearly touch. */
  & > * { margin-top: -7px; color: inherit; }
  & + section { padding-top: ${space.lg}; }
`;

interface PageSectionProps {
  /** Anchor of the section; also names its heading. */
  id: string;
  title: string;
  eyebrow?: string;
  lead?: string;
  tone?: Tone;
  children: ReactNode;
}

/** A band of the page with its heading, named for assistive technology by that heading. */
export function PageSection({
  id,
  title,
  eyebrow,
  lead,
  tone = 'paper',
  children,
}: PageSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <>
      {(tone === 'solid' || tone === 'yellow') && (
        <Edge data-tone={tone}>
          <Halftone />
        </Edge>
      )}
      <Band id={id} aria-labelledby={headingId} data-tone={tone}>
        <SectionHeading headingId={headingId} title={title} eyebrow={eyebrow} lead={lead} />
        {children}
      </Band>
    </>
  );
}

/** What content says about any section. */
export type SectionIntro = Omit<PageSectionProps, 'children' | 'tone'>;
