import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, font, text, space } = theme;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} ${space.sm};
  color: ${color.inkMuted};
  font-family: ${font.mono};
  font-size: ${text.caption};
  line-height: 1.5;

  [data-tone] { font-family: ${font.body}; }

  > span + span:not([data-tone])::before,
  > span + time::before { content: '/'; margin-inline-end: ${space.sm}; color: ${color.lineStrong}; }
`;
