import { media, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

/** Fields by their names, beside each other where there is room. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${theme.space.md};

  > * { grid-column: span 6; }
  ${media.small} {
    > :is([data-field='title'], [data-field='summary'], [data-field='tags']) { grid-column: span 4; }
    > :is([data-field='categoryId'], [data-field='readTime'], [data-field='isPublished']) { grid-column: span 2; }
  }
`;
