import { Card, media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { type FeatureName, FeatureTitle } from './FeatureTitle';
import { Slip, type SlipProps } from './Slip';

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
const Part = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space.sm};

  dl { margin-inline: calc(-1 * ${space.lg}); margin-bottom: calc(-1 * ${space.lg}); }
`;
const Text = styled.p`
  margin-bottom: ${space.md};
  color: ${color.inkSoft};
`;

export interface Feature extends FeatureName {
  text: string;
  slip: SlipProps['rows'];
}

export function FeatureGrid({ features }: { features: readonly Feature[] }) {
  return (
    <List>
      {features.map(({ text, slip, ...name }) => (
        <Part forwardedAs="li" key={name.title}>
          <FeatureTitle {...name} />
          <Text>{text}</Text>
          <Slip rows={slip} />
        </Part>
      ))}
    </List>
  );
}
