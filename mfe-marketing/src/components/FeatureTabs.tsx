import { Icon, media, Tab, TabList, TabPanel, Tabs, theme } from '@pressline/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Feature } from './FeatureGrid';
import { FeatureTitle } from './FeatureTitle';
import { Screen, type ScreenProps } from './screens/Screen';

const { color, space } = theme;

const List = styled(TabList)`
  @media (scripting: none) { display: none; }
`;
/* Every part stays in the page: search engines read it, and readers without script. */
const Panel = styled(TabPanel)`
  display: grid;
  gap: ${space.xl};

  &[data-state='inactive'] { display: none; }
  @media (scripting: none) { &[data-state='inactive'] { display: grid; } }
  ${media.medium} { grid-template-columns: 5fr 7fr; gap: ${space.xxl}; align-items: start; }
`;
const Texts = styled.div`
  display: grid;
  gap: ${space.md};

  p { color: ${color.inkSoft}; }
`;
const Points = styled.ul`
  display: grid;
  gap: ${space.xs};

  li { display: grid; grid-template-columns: 1.75em 1fr; }
  svg { margin-top: 0.3em; color: ${color.accent}; }
`;

export interface TabbedFeature extends Feature {
  /** Ties the tab to its panel. */
  id: string;
  points: readonly string[];
  screen: ScreenProps;
}

interface FeatureTabsProps {
  label: string;
  features: readonly TabbedFeature[];
}

/** One part at a time, with its screen. */
export function FeatureTabs({ label, features }: FeatureTabsProps) {
  const [shown, setShown] = useState(features[0]?.id);
  return (
    <Tabs value={shown} onValueChange={setShown}>
      <List aria-label={label}>
        {features.map(({ id, title, badge }) => (
          // The server's HTML would have no stop for the Tab key: it waits for this part's code.
          <Tab key={id} value={id} tabIndex={id === shown ? 0 : -1}>
            {badge ? `${title} (${badge.toLowerCase()})` : title}
          </Tab>
        ))}
      </List>
      {features.map(({ id, title, icon, badge, text, points, screen }) => (
        <Panel key={id} value={id} forceMount>
          <Texts>
            <FeatureTitle title={title} icon={icon} badge={badge} />
            <p>{text}</p>
            <Points>
              {points.map((point) => (
                <li key={point}>
                  <Icon name="check" size="1em" />
                  {point}
                </li>
              ))}
            </Points>
          </Texts>
          <Screen {...screen} />
        </Panel>
      ))}
    </Tabs>
  );
}
