import { Container, ErrorState, theme } from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import { styled } from 'styled-components';

const Page = styled(Container)`
  display: grid;
  gap: ${theme.space.lg};
  padding-block: ${theme.space.section};
`;

export function RemoteFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Page>
      <PageHead
        title="This page could not be loaded"
        description="Part of the site is not reachable at the moment."
        noIndex
      />
      <h1>This page could not be loaded</h1>
      <ErrorState message="Part of the site is not reachable at the moment." onRetry={onRetry}>
        Everything else works as usual.
      </ErrorState>
    </Page>
  );
}
