import { Cluster, isPlainClick, LinkButton, theme } from '@pressline/shared-ui';
import { useLocation } from '@pressline/shared-ui/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FeatureGrid } from '../components/FeatureGrid';
import { FeatureTabs } from '../components/FeatureTabs';
import { headingIdOf } from '../components/PageSection';
import { PageSections } from '../components/PageSections';
import content from '../content/home/features.md';
import type { Block } from '../content/MarkdownContent';
import { required } from '../content/required';

const views = { tabs: 'One by one', grid: 'All at a glance' };

const { id = '' } = content.sections[0] ?? {};

const ViewSwitch = styled(Cluster)`
  margin-bottom: ${theme.space.lg};
`;

function Features(block: Block) {
  const { blocks } = required(block, 'blocks');
  const features = blocks.map((one) => required(one, 'caption', 'icon', 'texts', 'list', 'rows'));
  const { pathname, search } = useLocation();
  const [view, setView] = useState(() => new URLSearchParams(search).get('view') ?? 'tabs');
  return (
    <>
      <ViewSwitch
        role="group"
        aria-label="View of the features"
        gap="xs"
        align="end"
        data-needs-script
      >
        {Object.entries(views).map(([one, name]) => (
          <LinkButton
            key={one}
            href={`${pathname}?view=${one}#${id}`}
            size="sm"
            variant={one === view ? 'primary' : 'secondary'}
            aria-current={one === view || undefined}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              setView(one);
            }}
          >
            {name}
          </LinkButton>
        ))}
      </ViewSwitch>
      {view === 'grid' ? (
        <FeatureGrid features={features} />
      ) : (
        <FeatureTabs labelledBy={headingIdOf(id)} features={features} />
      )}
    </>
  );
}

/**
 * What the platform covers: part by part with its screen, or all parts at a glance. Without scripts
 * the server renders the other view.
 */
export default function FeatureTour() {
  return <PageSections {...content} kinds={{ features: Features }} />;
}
