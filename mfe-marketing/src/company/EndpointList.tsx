import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import type { Block } from '../content/MarkdownContent';
import { CodeSample } from './CodeSample';

const { color, font, space, text } = theme;

const List = styled.div`
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

export function EndpointList({ items }: Block) {
  return (
    <List>
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
    </List>
  );
}
