import type { CategoryIconName } from '@pressline/shared-api';
import { iconPaths, iconSprite } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { general, production, pricing, quotes, integrations, account } = iconPaths;
const sprite = iconSprite({
  'getting-started': iconPaths['getting-started'],
  ...{ general, production, pricing, quotes, integrations, account },
});

export const CategoryIcon = styled.span<{ 'data-icon': CategoryIconName }>`
  width: 2rem;
  height: 2rem;
  ${sprite.drawing}
  ${sprite.byName}
`;
