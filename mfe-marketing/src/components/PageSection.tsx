import { Container, Halftone, SectionHeading, theme } from '@pressline/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Tone, toneStyle } from './toneStyle';

const { color, space } = theme;

const Band = styled.section`
  ${toneStyle}
  padding-block: ${space.section};
  /* The document keeps clear of the sticky header and a bit more; a band may touch the header. */
  scroll-margin-top: calc(-1 * ${space.md});
  overflow-x: clip;

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
const Body = styled.div`
  margin-top: ${space.xxl};
`;

interface PageSectionProps {
  /** Anchor of the section; also names its heading. */
  id: string;
  title: string;
  eyebrow?: string;
  lead?: string;
  tone?: Tone;
  /** Given to what stands below the first screen of a page. */
  'data-late'?: '';
  children: ReactNode;
}

/** A band of the page with its heading, named for assistive technology by that heading. */
export function PageSection({
  id,
  title,
  eyebrow,
  lead,
  tone = 'paper',
  'data-late': late,
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
      <Band id={id} aria-labelledby={headingId} data-tone={tone} data-late={late}>
        <Container>
          <SectionHeading headingId={headingId} title={title} eyebrow={eyebrow} lead={lead} />
          <Body>{children}</Body>
        </Container>
      </Band>
    </>
  );
}

/** What content says about any section. */
export type SectionIntro = Omit<PageSectionProps, 'children' | 'tone'>;
