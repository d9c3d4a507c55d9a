import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import api from '../content/company/api.md';
import type { Block } from '../content/MarkdownContent';
import { CodeSample } from './CodeSample';
import { CompanyPage } from './CompanyPage';
import { EndpointList } from './EndpointList';
import { PointGrid } from './PointGrid';

const { space, color, text } = theme;

const List = styled.ol`
  display: grid;
  gap: ${space.xl};
  max-width: 52rem;
  counter-reset: step;

  li { display: grid; gap: ${space.xs}; counter-increment: step; min-width: 0; }
  h3 { font-size: ${text.heading4}; }
  h3::before { content: counter(step) '. '; color: ${color.inkMuted}; }
`;

function Steps({ items }: Block) {
  return (
    <List>
      {items.map(([name, explanation, sample]) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{explanation}</p>
          {sample && <CodeSample label={name} code={sample} />}
        </li>
      ))}
    </List>
  );
}

const kinds = { points: PointGrid, steps: Steps, endpoints: EndpointList };

export default function ApiPage() {
  return <CompanyPage content={api} tinted={['getting-started']} kinds={kinds} />;
}
