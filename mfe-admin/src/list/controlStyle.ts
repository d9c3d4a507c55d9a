/** The parts of what stands above a list. */
import { Select, TextInput, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

export const Controls = styled.div.attrs({ role: 'search' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`;
export const SearchInput = styled(TextInput)`
  flex: 4 1 14rem;
  width: auto;
`;
export const Choice = styled(Select)`
  flex: 1 1 10rem;
`;
