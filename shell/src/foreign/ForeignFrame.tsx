import { company } from '@pressline/shared-api/company';
import { Container, Skeleton, theme, VisuallyHidden } from '@pressline/shared-ui';
import { PageHead } from '@pressline/shared-ui/head';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Page = styled(Container)`
  display: grid;
  gap: ${theme.space.lg};
  align-content: start;
  min-height: 70vh;
  padding-block: ${theme.space.xl} ${theme.space.section};
  overflow-wrap: anywhere;
`;
const Lines = styled.div`
  display: grid;
  gap: ${theme.space.sm};

  @media (scripting: none) { display: none; }
`;

/** In the place of a foreign remote's part of the page while that is loading. */
export function ForeignSkeleton() {
  return (
    <Lines role="status" aria-busy="true">
      <VisuallyHidden>Loading…</VisuallyHidden>
      <Skeleton height="2.5rem" width="60%" />
      <Skeleton height="1.5rem" />
      <Skeleton height="1.5rem" width="90%" />
      <Skeleton height="12rem" />
    </Lines>
  );
}

interface ForeignFrameProps {
  title: string;
  /** What the remote shows; the server has nothing of it. */
  children?: ReactNode;
}

/** The page of a foreign remote, the same on the server and in the browser: all but the remote's own part. */
export function ForeignFrame({ title, children = <ForeignSkeleton /> }: ForeignFrameProps) {
  return (
    <Page>
      <PageHead
        title={`${title} · ${company.productName}`}
        description={`${title} at ${company.productName}.`}
      />
      <h1>{title}</h1>
      <noscript>
        <p>This page needs JavaScript. The rest of the site works without it.</p>
      </noscript>
      {children}
    </Page>
  );
}
