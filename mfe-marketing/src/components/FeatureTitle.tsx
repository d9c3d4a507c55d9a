import { Badge, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { IconTitle, type TitleIcon } from './IconTitle';

const Root = styled(IconTitle)`
  position: relative;
  padding-left: calc(1.1em + ${theme.space.sm});

  &::before { position: absolute; inset: 0 auto auto 0; }
`;

export interface FeatureName {
  title: string;
  icon: TitleIcon;
  badge?: string;
}

export function FeatureTitle({ title, icon, badge }: FeatureName) {
  return (
    <Root data-icon={icon}>
      {title} {badge && <Badge tone="warning">{badge}</Badge>}
    </Root>
  );
}
