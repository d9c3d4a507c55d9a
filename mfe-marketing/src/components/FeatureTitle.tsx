import { Badge, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Block } from '../content/MarkdownContent';
import { IconTitle, type TitleIcon } from './IconTitle';

const Root = styled(IconTitle)`
  position: relative;
  padding-left: calc(1.1em + ${theme.space.sm});

  &::before { position: absolute; inset: 0 auto auto 0; }
`;

export const FeatureTitle = ({
  caption,
  icon,
  badge,
}: Pick<Block, 'caption' | 'icon' | 'badge'>) => (
  <Root data-icon={icon as TitleIcon}>
    {caption} {badge && <Badge tone="warning">{badge}</Badge>}
  </Root>
);
