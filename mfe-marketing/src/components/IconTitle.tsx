import { iconPaths, iconSprite } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { knownName } from '../content/required';

const { workflow, production, users, truck, tag, play, calendar, general, mail, layers, chart } =
  iconPaths;
const icons = {
  ...{ workflow, production, users, truck, tag, play },
  ...{ calendar, general, mail, layers, chart },
};
const sprite = iconSprite(icons);

export const titleIcon = (name: string | undefined) => knownName(icons, name, 'icon');

export const IconTitle = styled.h3<{ 'data-icon': keyof typeof icons }>`
  &::before {
    content: '';
    flex: none;
    width: 1.1em;
    height: 1.1em;
    ${sprite.drawing}
  }
  ${sprite.byName}
`;
