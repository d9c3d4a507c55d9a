import { Cluster, isPlainClick, LinkButton, theme } from '@pressline/shared-ui';
import { useLocation } from '@pressline/shared-ui/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FeatureGrid } from '../components/FeatureGrid';
import { FeatureTabs, type TabbedFeature } from '../components/FeatureTabs';
import { PageSection, type SectionIntro } from '../components/PageSection';

const views = ['tabs', 'grid'] as const;

const ViewSwitch = styled(Cluster)`
  margin-bottom: ${theme.space.lg};
`;

interface FeatureTourProps extends SectionIntro {
  features: readonly TabbedFeature[];
  /** Names of the switch and of its two views. */
  viewLabels: { name: string; tabs: string; grid: string };
}

/**
 * What the platform covers: part by part with its screen, or all parts at a glance. Without scripts
 * the server renders the other view.
 */
export default function FeatureTour({ features, viewLabels, ...intro }: FeatureTourProps) {
  const { pathname, search } = useLocation();
  const [view, setView] = useState(() => new URLSearchParams(search).get('view') ?? 'tabs');
  return (
    <PageSection {...intro}>
      <ViewSwitch role="group" aria-label={viewLabels.name} gap="xs" align="end" data-needs-script>
        {views.map((one) => (
          <LinkButton
            key={one}
            href={`${pathname}?view=${one}#${intro.id}`}
            size="sm"
            variant={one === view ? 'primary' : 'secondary'}
            aria-current={one === view || undefined}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              setView(one);
            }}
          >
            {viewLabels[one]}
          </LinkButton>
        ))}
      </ViewSwitch>
      {view === 'grid' ? (
        <FeatureGrid features={features} />
      ) : (
        <FeatureTabs label={intro.title} features={features} />
      )}
    </PageSection>
  );
}
