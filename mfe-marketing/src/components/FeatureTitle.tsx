import { Badge, type IconName, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { iconBefore } from './iconBefore';

const Root = styled.h3<{ $icon: IconName }>`
  position: relative;
  padding-left: calc(1.1em + ${theme.space.sm});

  &::before { ${iconBefore} position: absolute; inset: 0 auto auto 0; }
`;

export interface FeatureName {
  title: string;
  icon: IconName;
  badge?: string;
}

/** A feature's name with its icon, and a badge where it is not finished yet. */
export function FeatureTitle({ title, icon, badge }: FeatureName) {
  return (
    <Root $icon={icon}>
      {title} {badge && <Badge tone="warning">{badge}</Badge>}
    </Root>
  );
}
