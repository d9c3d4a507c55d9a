import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

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
export function CodeSample({ label, code }: { label: string; code: string }) {
  return (
    <Root role="region" aria-label={label} tabIndex={0}>
      <code translate="no">{code}</code>
    </Root>
  );
}
