import { Badge, Grid, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { PageSection, type PageSectionProps, type SectionIntro } from '../components/PageSection';

const { color, space } = theme;

const System = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  justify-content: space-between;
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.line};
  background: ${color.surface};
  font-weight: 600;

  &[data-status='Coming Soon'] { border-style: dashed; }
`;

/** A system that the platform works with. */
export interface Integration {
  name: string;
  status: 'Available' | 'Coming Soon';
}

export interface SystemCategory extends SectionIntro {
  systems: readonly Integration[];
}

/** One category of systems, each with its status. */
export function SystemList({
  systems,
  tone,
  ...intro
}: SystemCategory & Pick<PageSectionProps, 'tone'>) {
  return (
    <PageSection tone={tone} {...intro}>
      <Grid as="ul" minColumn="16rem" gap="sm">
        {systems.map(({ name, status }) => (
          <System key={name} data-status={status}>
            {name}
            <Badge tone={status === 'Available' ? 'success' : 'neutral'}>{status}</Badge>
          </System>
        ))}
      </Grid>
    </PageSection>
  );
}
