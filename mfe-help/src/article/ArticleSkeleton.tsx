import { Container, Skeleton, Spinner, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { space } = theme;

const Page = styled(Container)`
  display: grid;
  gap: ${space.md};
  min-height: 80vh;
  align-content: start;
  padding-block: ${space.lg};
`;

export function ArticleSkeleton() {
  return (
    <Page>
      <Spinner label="Loading help content..." />
      <Skeleton width="32rem" height="3rem" />
      <Skeleton width="44rem" height="1.5rem" />
      <Skeleton width="14rem" height="1rem" />
      <Skeleton width="46rem" height="40vh" />
    </Page>
  );
}
