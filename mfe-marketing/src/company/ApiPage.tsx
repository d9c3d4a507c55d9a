import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import api from '../content/company/api.md';
import type { Block } from '../content/MarkdownContent';
import { required } from '../content/required';
import { CompanyPage } from './CompanyPage';
import { PointGrid } from './PointGrid';

const { color, font, space, text } = theme;

const Root = styled.pre`
  overflow-x: auto;
  margin: 0;
  padding: ${space.md};
  border: 1px solid ${color.solidLine};
  background: ${color.solid};
  color: ${color.solidInk};
  font: 400 ${text.caption} / 1.6 ${font.mono};

  @media print { white-space: pre-wrap; border-color: ${color.line}; background: none; color: inherit; }
`;

/** Code that scrolls sideways, by keyboard too. */
function CodeSample({ label, code }: { label: string; code: string }) {
  return (
    <Root role="region" aria-label={label} tabIndex={0}>
      <code translate="no">{code}</code>
    </Root>
  );
}

const Endpoints = styled.div`
  display: grid;
  gap: ${space.xxl};
`;
const Endpoint = styled.article`
  display: grid;
  gap: ${space.md};

  & > * { min-width: 0; }
  h3 { display: flex; flex-wrap: wrap; gap: ${space.xs}; align-items: baseline; font: 600 ${text.body} / 1.5 ${font.mono}; overflow-wrap: anywhere; }
  h3 span { padding: 0 ${space.xs}; background: ${color.ink}; color: ${color.paper}; }
  p { max-width: 38em; }
`;
const Samples = styled.div`
  display: grid;
  gap: ${space.md};

  & > * { min-width: 0; }
  ${media.medium} { grid-template-columns: 1fr 1fr; align-items: start; }
  h4 { margin-bottom: ${space.xs}; color: ${color.inkMuted}; font-size: ${text.caption}; }
`;

function EndpointList(block: Block) {
  const { items } = required(block, 'items');
  return (
    <Endpoints>
      {items.map(([endpoint, explanation, request = '', response = '']) => {
        const [method, path] = endpoint.split(' ');
        return (
          <Endpoint key={endpoint}>
            <h3>
              <span>{method}</span> {path}
            </h3>
            <p>{explanation}</p>
            <Samples>
              <div>
                <h4>Request</h4>
                <CodeSample label={`Request of ${endpoint}`} code={request} />
              </div>
              <div>
                <h4>Response</h4>
                <CodeSample label={`Response of ${endpoint}`} code={response} />
              </div>
            </Samples>
          </Endpoint>
        );
      })}
    </Endpoints>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space.xl};
  max-width: 52rem;
  counter-reset: step;

  li { display: grid; gap: ${space.xs}; counter-increment: step; min-width: 0; }
  h3 { font-size: ${text.heading4}; }
  h3::before { content: counter(step) '. '; color: ${color.inkMuted}; }
`;

function Steps(block: Block) {
  const { items } = required(block, 'items');
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
  return <CompanyPage content={api} tones={{ 'getting-started': 'tint' }} kinds={kinds} />;
}
