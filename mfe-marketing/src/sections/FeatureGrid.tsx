import { Badge, Card, Icon, type IconName, media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { PageSection, type SectionIntro } from '../components/PageSection';
import { Slip, type SlipProps } from '../components/Slip';

const { color, space } = theme;

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
const Feature = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space.sm};

  dl { margin-inline: calc(-1 * ${space.lg}); margin-bottom: calc(-1 * ${space.lg}); }
  h3 { display: flex; gap: ${space.sm}; }
  h3 svg { flex: none; }
`;
const Text = styled.p`
  margin-bottom: ${space.md};
  color: ${color.inkSoft};
`;

export interface FeatureGridProps extends SectionIntro {
  features: readonly {
    title: string;
    icon: IconName;
    badge?: string;
    text: string;
    slip: SlipProps['rows'];
  }[];
}

/** What the platform covers, each part with a scrap of what it produces. */
export function FeatureGrid({ features, ...intro }: FeatureGridProps) {
  return (
    <PageSection {...intro}>
      <List>
        {features.map(({ title, icon, badge, text, slip }) => (
          <Feature forwardedAs="li" key={title}>
            <h3>
              <Icon name={icon} size="1.1em" />
              <span>
                {title} {badge && <Badge tone="warning">{badge}</Badge>}
              </span>
            </h3>
            <Text>{text}</Text>
            <Slip rows={slip} />
          </Feature>
        ))}
      </List>
    </PageSection>
  );
}
