import { company } from '@pressline/shared-api/company';
import { Container, ErrorState, SectionHeading, theme } from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import { useEffect } from 'react';
import { styled } from 'styled-components';

/** Opens the kept copy of the page that could not be fetched, if there is one, as a new document. */
async function openCachedCopy(): Promise<void> {
  const { pathname } = window.location;
  try {
    const registration = await navigator.serviceWorker?.getRegistration(pathname);
    if (registration?.active && (await caches.match(pathname))) window.location.reload();
  } catch {
    // Without storage nothing was kept.
  }
}

const Page = styled(Container)`
  display: grid;
  gap: ${theme.space.lg};
  padding-block: ${theme.space.xxl};
`;

export function ArticleFailure({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    if (!navigator.onLine) void openCachedCopy();
  }, []);
  return (
    <Page>
      <PageHead
        title={`Help Center · ${company.productName}`}
        description="This article isn’t available right now."
      />
      <SectionHeading level={1} title="This article isn’t available right now" />
      <ErrorState message="Failed to fetch the article" onRetry={onRetry}>
        We can’t reach the help center right now. Please try again shortly.
      </ErrorState>
    </Page>
  );
}
