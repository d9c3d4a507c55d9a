import { Container, media, theme } from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { bookDemo, startTrial } from '../content/actions';
import ClosingCall from '../sections/ClosingCall';
import { GuideContents } from './GuideContents';
import { GuideHero } from './GuideHero';
import type { Guide } from './guide';
import { MoreGuides } from './MoreGuides';
import { structuredData } from './structuredData';

const { space } = theme;

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
