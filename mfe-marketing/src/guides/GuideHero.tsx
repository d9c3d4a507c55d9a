import {
  Cluster,
  Container,
  Eyebrow,
  Icon,
  media,
  RegistrationMark,
  theme,
} from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from '../components/ActionLink';
import { bookDemo, startTrial } from '../content/actions';
import type { Guide } from './guide';

const { color, layout, space, text } = theme;

const Band = styled.section`
  padding-block: ${space.md} ${space.xxl};
  overflow-x: clip;

  @media print { padding-block: 0 ${space.lg}; }
`;
const Way = styled.nav`
  margin-bottom: ${space.lg};

  a {
    display: inline-flex;
    align-items: center;
    gap: ${space.xs};
    min-height: ${layout.target};
    font-size: ${text.small};
    font-weight: 600;
  }
`;
const Opening = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  gap: ${space.md};

  & > :not(svg) { max-width: 56rem; }
`;
const Mark = styled(RegistrationMark)`
  display: none;
  position: absolute;
  top: 0;
  right: 0;
  z-index: -1;
  color: ${color.lineStrong};
  ${media.medium} { display: block; }
  @media print { display: none; }
`;
const Lead = styled.p`
  max-width: 38em;
  color: ${color.inkSoft};
  font-size: ${text.lead};
  line-height: 1.5;
`;
const Actions = styled(Cluster)`
  margin-top: ${space.xs};
  @media print { display: none; }
`;

/** A guide's opening: the way back, what it is about, how long it takes. */
export function GuideHero({ guide, children }: { guide: Guide; children?: ReactNode }) {
  const { eyebrow, heading, lead, readingMinutes } = guide;
  return (
    <Band aria-labelledby="page-heading">
      <Container>
        <Way aria-label="Breadcrumb">
          <Link to="/">
            <Icon name="arrow-left" size="1.1em" />
            Back to Home
          </Link>
        </Way>
        <Opening>
          <Eyebrow>
            {eyebrow}, {readingMinutes} min read
          </Eyebrow>
          <h1 id="page-heading" tabIndex={-1}>
            {heading}
          </h1>
          <Lead>{lead}</Lead>
          <Actions>
            <ActionLink {...bookDemo} /> <ActionLink variant="secondary" {...startTrial} />
          </Actions>
          <Mark size="17rem" strokeWidth={0.5} />
        </Opening>
        {children}
      </Container>
    </Band>
  );
}
