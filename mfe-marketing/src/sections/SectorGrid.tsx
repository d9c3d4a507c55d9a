import { Grid, Stack, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { SectorDiagram, type SectorDrawing } from '../components/SectorDiagram';
import type { Block } from '../content/MarkdownContent';

const { color, text } = theme;

const Text = styled.p`
  color: ${color.inkSoft};
`;
const Jobs = styled.p`
  color: ${color.inkMuted};
  font-size: ${text.small};
`;

export function SectorGrid({ items, icons }: Block) {
  const drawings = icons.split(' ') as SectorDrawing[];
  return (
    <Grid as="ul" minColumn="15rem" gap="xl">
      {items.map(([title, description, jobs], index) => (
        <Stack as="li" gap="sm" key={title}>
          <SectorDiagram name={drawings[index] ?? 'signature'} />
          <h3>{title}</h3>
          <Text>{description}</Text>
          <Jobs>{jobs}</Jobs>
        </Stack>
      ))}
    </Grid>
  );
}
