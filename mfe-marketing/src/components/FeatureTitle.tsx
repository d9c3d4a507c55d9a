import { Badge, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { BlockWith } from '../content/MarkdownContent';
import { IconTitle, titleIcon } from './IconTitle';

/** What is shown of a part of the product. */
export type Feature = BlockWith<'caption' | 'icon' | 'texts' | 'list' | 'rows'>;

const Root = styled(IconTitle)`
  position: relative;
  padding-left: calc(1.1em + ${theme.space.sm});

  &::before { position: absolute; inset: 0 auto auto 0; }
`;

export const FeatureTitle = ({
  caption,
  icon,
  badge,
}: Pick<Feature, 'caption' | 'icon' | 'badge'>) => (
  <Root data-icon={titleIcon(icon)}>
    {caption} {badge && <Badge tone="warning">{badge}</Badge>}
  </Root>
);
