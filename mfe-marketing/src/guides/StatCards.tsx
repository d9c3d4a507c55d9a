import { Grid, theme } from '@pressline/shared-ui';
import { keyframes, styled } from 'styled-components';
import type { TextItem } from '../content/MarkdownContent';
import { required } from '../content/required';

const { color, font, motion, space, text } = theme;

const appear = keyframes`
  from { opacity: 0; transform: translateY(0.5rem); }
`;
const List = styled(Grid)`
  @media screen and (prefers-reduced-motion: no-preference) {
    &[data-animated] li { animation: ${appear} ${motion.slow} ${motion.easeOut} 500ms backwards; }
  }
`;
const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  padding: ${space.md};
  border: 1px solid ${color.line};
  border-top: 0.375rem solid var(--ink);
  background: ${color.surface};

  &:nth-child(4n + 1) { --ink: ${color.cyan}; }
  &:nth-child(4n + 2) { --ink: ${color.magenta}; }
  &:nth-child(4n + 3) { --ink: ${color.yellow}; }
  &:nth-child(4n) { --ink: ${color.key}; }
  strong { font: 700 ${text.heading2} / 1.05 ${font.display}; letter-spacing: -0.022em; }
  p { line-height: 1.5; }
  small {
    margin-top: auto;
    padding-top: ${space.xs};
    color: ${color.inkMuted};
    font: 400 ${text.caption} / 1.45 ${font.mono};
  }
`;

interface StatCardsProps {
  /** What each figure says, and where it comes from. */
  items?: readonly TextItem[];
  /** They fade in half a second after the page has appeared. */
  isLate?: boolean;
}

export function StatCards({ isLate, ...block }: StatCardsProps) {
  const { items } = required(block, 'items');
  return (
    <List forwardedAs="ul" gap="md" minColumn="20rem" data-animated={isLate || undefined}>
      {items.map(([value, label, basis]) => (
        <Item key={label}>
          <strong>{value}</strong>
          <p>{label}</p>
          <small>{basis}</small>
        </Item>
      ))}
    </List>
  );
}
