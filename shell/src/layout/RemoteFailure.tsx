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
        title="This page couldn’t be loaded"
        description="This part of the site isn’t available right now."
        noIndex
      />
      <h1>This page couldn’t be loaded</h1>
      <ErrorState message="This part of the site isn’t available right now." onRetry={onRetry}>
        The rest of the site still works.
      </ErrorState>
    </Page>
  );
}
