import {
  Cluster,
  Container,
  Eyebrow,
  Icon,
  media,
  RegistrationMark,
  theme,
} from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import { Link } from '@pressline/shared-ui/router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from '../components/ActionLink';
import { bookDemo, startTrial } from '../content/actions';
import ClosingCall from '../sections/ClosingCall';
import { GuideContents } from './GuideContents';
import { MoreGuides } from './MoreGuides';
import { type Guide, structuredData } from './structuredData';

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
  h1 + p { color: ${color.inkSoft}; font-size: ${text.lead}; line-height: 1.5; }
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
const Actions = styled(Cluster)`
  margin-top: ${space.xs};
  @media print { display: none; }
`;

/** A guide's opening: the way back, what it is about, how long it takes. */
function GuideHero({ guide, children }: { guide: Guide; children?: ReactNode }) {
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
          <p>{lead}</p>
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

const Layout = styled(Container)`
  display: grid;
  gap: ${space.xl};

  & > * { min-width: 0; }
  ${media.medium} {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: clamp(2rem, 5vw, 5rem);
    align-items: start;
  }
  @media print { display: block; }
`;
const ScreenOnly = styled.div`
  @media print { display: none; }
`;

interface GuidePageProps {
  guide: Guide;
  /** JSON-LD besides article and breadcrumbs. */
  data?: readonly object[];
  /** Closes the opening. */
  hero?: ReactNode;
  children: ReactNode;
}

export function GuidePage({ guide, data = [], hero, children }: GuidePageProps) {
  const { title, description, sections, closing } = guide;
  return (
    <>
      <PageHead
        title={title}
        description={description}
        type="article"
        structuredData={[...structuredData(guide), ...data]}
      />
      <GuideHero guide={guide}>{hero}</GuideHero>
      <Layout>
        <GuideContents sections={sections} />
        <div>{children}</div>
      </Layout>
      <ScreenOnly>
        <MoreGuides path={guide.path} />
        <ClosingCall {...closing} id="start" actions={[bookDemo, startTrial]} />
      </ScreenOnly>
    </>
  );
}
