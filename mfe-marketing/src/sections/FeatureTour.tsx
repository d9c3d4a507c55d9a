import { Card, Cluster, isPlainClick, LinkButton, media, theme } from '@pressline/shared-ui';
import { useLocation } from '@pressline/shared-ui/router';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FeatureTabs } from '../components/FeatureTabs';
import { type Feature, FeatureTitle } from '../components/FeatureTitle';
import { headingIdOf } from '../components/PageSection';
import { PageSections } from '../components/PageSections';
import content from '../content/home/features.md';
import type { Block } from '../content/MarkdownContent';
import { required } from '../content/required';

const { color, font, space, text } = theme;

const List = styled.ul`
  display: grid;
  gap: ${space.lg};

  ${media.small} { grid-template-columns: repeat(6, 1fr); }
  li { ${media.small} { grid-column: span 3; } }
  li:first-child { ${media.small} { grid-column: span 6; } }
  ${media.medium} {
    li { grid-column: span 2; }
    li:nth-child(-n + 2) { grid-column: span 3; }
  }
`;
const Part = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space.sm};

  dl { margin-inline: calc(-1 * ${space.lg}); margin-bottom: calc(-1 * ${space.lg}); }
  p { margin-bottom: ${space.md}; color: ${color.inkSoft}; }
`;

const Slip = styled.dl`
  margin-top: auto;
  padding: ${space.sm} ${space.lg};
  border-top: 2px dashed ${color.line};
  background: ${color.tint};
  font: 400 ${text.caption} / 1.45 ${font.mono};
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.md};
  padding-block: 0.3em;

  & + & { border-top: 1px solid ${color.line}; }
  dd { margin-left: auto; }
  dt { color: ${color.inkMuted}; }
`;

function FeatureGrid({ features }: { features: readonly Feature[] }) {
  return (
    <List>
      {features.map(({ kind, texts, rows, ...title }) => (
        <Part forwardedAs="li" key={kind}>
          <FeatureTitle {...title} />
          <p>{texts[0]}</p>
          <Slip>
            {rows.map(([name, value]) => (
              <Row key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Row>
            ))}
          </Slip>
        </Part>
      ))}
    </List>
  );
}

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
