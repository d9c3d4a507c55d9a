import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { letterId } from './letters';

const { color, layout, radius, font } = theme;

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;

  a {
    display: grid;
    place-items: center;
    min-width: ${layout.target};
    min-height: ${layout.target};
    border-radius: ${radius.sm};
    font: 600 1rem ${font.mono};
    text-decoration: none;
  }
  a:hover { background: ${color.surface}; text-decoration: underline; }

  @media print { display: none; }
`;

export const Letters = ({ letters }: { letters: readonly string[] }) => (
  <Bar aria-label="Letters">
    {letters.map((letter) => (
      <a key={letter} href={`#${letterId(letter)}`}>
        {letter}
      </a>
    ))}
  </Bar>
);
