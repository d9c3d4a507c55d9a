import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { PageSection } from '../components/PageSection';
import { api } from '../content/company/api';
import { CodeSample } from './CodeSample';
import { CompanyPage } from './CompanyPage';
import { EndpointExample } from './EndpointExample';
import { PointGrid } from './PointGrid';

const { space, color, text } = theme;

const Steps = styled.ol`
  display: grid;
  gap: ${space.xl};
  max-width: 52rem;
  counter-reset: step;

  li { display: grid; gap: ${space.xs}; counter-increment: step; min-width: 0; }
  h3 { font-size: ${text.heading4}; }
  h3::before { content: counter(step) '. '; color: ${color.inkMuted}; }
`;
const Endpoints = styled.div`
  display: grid;
  gap: ${space.xxl};
`;

export default function ApiPage() {
  const { features, steps, endpoints } = api;
  return (
    <CompanyPage page={api}>
      <PageSection {...features.intro}>
        <PointGrid points={features.points} />
      </PageSection>
      <PageSection tone="tint" {...steps.intro}>
        <Steps>
          {steps.items.map(({ name, text: explanation, sample }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{explanation}</p>
              {sample && <CodeSample label={name} code={sample} />}
            </li>
          ))}
        </Steps>
      </PageSection>
      <PageSection {...endpoints.intro}>
        <Endpoints>
          {endpoints.items.map((endpoint) => (
            <EndpointExample key={endpoint.path} {...endpoint} />
          ))}
        </Endpoints>
      </PageSection>
    </CompanyPage>
  );
}
