import { Badge, Icon, type IconName, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const Root = styled.h3`
  position: relative;
  padding-left: calc(1.1em + ${theme.space.sm});

  svg { position: absolute; inset: 0 auto auto 0; }
`;

export interface FeatureName {
  title: string;
  icon: IconName;
  badge?: string;
}

/** A feature's name with its icon, and a badge where it is not finished yet. */
export function FeatureTitle({ title, icon, badge }: FeatureName) {
  return (
    <Root>
      <Icon name={icon} size="1.1em" />
      {title} {badge && <Badge tone="warning">{badge}</Badge>}
    </Root>
  );
}
