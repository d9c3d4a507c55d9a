import { Button, Cluster, theme } from '@pressline/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FeatureGrid } from '../components/FeatureGrid';
import { FeatureTabs, type TabbedFeature } from '../components/FeatureTabs';
import { PageSection, type SectionIntro } from '../components/PageSection';

const views = ['tabs', 'grid'] as const;

const ViewSwitch = styled(Cluster)`
  margin-bottom: ${theme.space.lg};

  @media (scripting: none) { display: none; }
`;

interface FeatureTourProps extends SectionIntro {
  features: readonly TabbedFeature[];
  /** Names of the switch and of its two views. */
  viewLabels: { name: string; tabs: string; grid: string };
}

/** What the platform covers: part by part with its screen, or all parts at a glance. */
export default function FeatureTour({ features, viewLabels, ...intro }: FeatureTourProps) {
  const [view, setView] = useState<(typeof views)[number]>('tabs');
  return (
    <PageSection data-late="" {...intro}>
      <ViewSwitch role="group" aria-label={viewLabels.name} gap="xs" align="end">
        {views.map((one) => (
          <Button
            key={one}
            size="sm"
            variant={one === view ? 'primary' : 'secondary'}
            aria-pressed={one === view}
            onClick={() => setView(one)}
          >
            {viewLabels[one]}
          </Button>
        ))}
      </ViewSwitch>
      {view === 'tabs' ? (
        <FeatureTabs label={intro.title} features={features} />
      ) : (
        <FeatureGrid features={features} />
      )}
    </PageSection>
  );
}
