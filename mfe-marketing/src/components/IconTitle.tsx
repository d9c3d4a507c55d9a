import { iconPaths, iconSprite } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { workflow, production, users, truck, tag, play, calendar, general, mail, layers, chart } =
  iconPaths;
const icons = {
  ...{ workflow, production, users, truck, tag, play },
  ...{ calendar, general, mail, layers, chart },
};
const sprite = iconSprite(icons);

export type TitleIcon = keyof typeof icons;

export const IconTitle = styled.h3<{ 'data-icon': TitleIcon }>`
  &::before {
    content: '';
    flex: none;
    width: 1.1em;
    height: 1.1em;
    ${sprite.drawing}
  }
  ${sprite.byName}
`;
