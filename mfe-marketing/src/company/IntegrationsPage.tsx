import { Badge, Grid, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import integrations from '../content/company/integrations.md';
import type { Block } from '../content/MarkdownContent';
import { required } from '../content/required';
import { CompanyPage } from './CompanyPage';

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

function SystemList(block: Block) {
  const { texts } = required(block, 'texts');
  return (
    <Grid as="ul" minColumn="16rem" gap="sm">
      {texts.map((names, index) => {
        const status = index === 0 ? 'Available' : 'Coming Soon';
        return names.split(', ').map((name) => (
          <System key={name} data-status={status}>
            {name}
            <Badge tone={index === 0 ? 'success' : 'neutral'}>{status}</Badge>
          </System>
        ));
      })}
    </Grid>
  );
}

export default function IntegrationsPage() {
  return (
    <CompanyPage
      content={integrations}
      tones={{ business: 'tint', production: 'tint' }}
      kinds={{ systems: SystemList }}
    />
  );
}
