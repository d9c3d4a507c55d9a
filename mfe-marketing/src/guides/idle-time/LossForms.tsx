import { Grid, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Block } from '../../content/MarkdownContent';

const { color, font, space, text } = theme;

const Form = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  padding-top: ${space.sm};
  border-top: 0.375rem solid var(--ink);
  line-height: 1.5;

  /* The inks of the bars beneath, where the first one is the planned time. */
  &:nth-child(1) { --ink: ${color.magenta}; }
  &:nth-child(2) { --ink: ${color.yellow}; }
  &:nth-child(3) { --ink: ${color.key}; }
  h3 { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${space.sm}; }
  h3 span { font: 400 ${text.small} / 1.8 ${font.mono}; letter-spacing: 0; }
  small { margin-top: auto; color: ${color.inkMuted}; font-size: ${text.small}; }
`;

export function LossForms({ items }: Block) {
  return (
    <Grid as="ul" minColumn="14rem">
      {items.map(([name, target, meaning, look]) => (
        <Form key={name}>
          <h3>
            {name} <span>target {target}</span>
          </h3>
          <p>{meaning}</p>
          <small>Where to look: {look}</small>
        </Form>
      ))}
    </Grid>
  );
}
