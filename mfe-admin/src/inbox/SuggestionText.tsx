import type { Suggestion } from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { space, text, color } = theme;

const List = styled.dl`
  display: grid;
  gap: ${space.xxs};
  max-width: ${theme.layout.measure};
  margin: 0;
  overflow-wrap: anywhere;

  dt { color: ${color.inkMuted}; font-size: ${text.caption}; }
  dd { margin: 0 0 ${space.xxs}; white-space: pre-wrap; }
`;

export function SuggestionText({ passage, proposal }: Suggestion) {
  return (
    <List>
      <dt>Passage</dt>
      <dd dir="auto">{passage}</dd>
      {proposal && (
        <>
          <dt>Should read</dt>
          <dd dir="auto">{proposal}</dd>
        </>
      )}
    </List>
  );
}
