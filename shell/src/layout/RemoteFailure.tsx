import { Container, ErrorState, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const Page = styled(Container)`
  padding-block: ${theme.space.section};
`;

/** Stands in a page's place when its remote could not be loaded; the rest of the site goes on. */
export function RemoteFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Page>
      <ErrorState
        title="This page could not be loaded"
        message="Part of the site is not reachable at the moment. Everything else works as usual."
        onRetry={onRetry}
      />
    </Page>
  );
}
