import { Grid, Stack, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { PageSection, type SectionIntro } from '../components/PageSection';
import { SectorDiagram, type SectorDrawing } from '../components/SectorDiagram';

const { color, text } = theme;

const Text = styled.p`
  color: ${color.inkSoft};
`;
const Jobs = styled.p`
  color: ${color.inkMuted};
  font-size: ${text.small};
`;

interface SectorGridProps extends SectionIntro {
  sectors: readonly { title: string; drawing: SectorDrawing; text: string; jobs: string }[];
}

export default function SectorGrid({ sectors, ...intro }: SectorGridProps) {
  return (
    <PageSection {...intro}>
      <Grid as="ul" minColumn="15rem" gap="xl">
        {sectors.map(({ title, drawing, text: description, jobs }) => (
          <Stack as="li" gap="sm" key={title}>
            <SectorDiagram name={drawing} />
            <h3>{title}</h3>
            <Text>{description}</Text>
            <Jobs>{jobs}</Jobs>
          </Stack>
        ))}
      </Grid>
    </PageSection>
  );
}
