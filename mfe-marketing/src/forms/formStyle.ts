import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { space } = theme;

/** The fields of a form: two in a row where there is room, or one that spans it. */
export const FieldGrid = styled.form`
  display: grid;
  gap: ${space.lg};

  & > button { justify-self: start; }

  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > [data-span], & > [role], & > button { grid-column: 1 / -1; }
  }
`;
