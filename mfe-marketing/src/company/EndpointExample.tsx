import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { CodeSample } from './CodeSample';

const { color, font, space, text } = theme;

const Root = styled.article`
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

export interface Endpoint {
  method: 'GET' | 'POST';
  path: string;
  text: string;
  request: string;
  response: string;
}

/** One endpoint with a request and its answer. */
export function EndpointExample({ method, path, text: explanation, request, response }: Endpoint) {
  return (
    <Root>
      <h3>
        <span>{method}</span> {path}
      </h3>
      <p>{explanation}</p>
      <Samples>
        <div>
          <h4>Request</h4>
          <CodeSample label={`Request of ${method} ${path}`} code={request} />
        </div>
        <div>
          <h4>Response</h4>
          <CodeSample label={`Response of ${method} ${path}`} code={response} />
        </div>
      </Samples>
    </Root>
  );
}
