import type { Role } from '@pressline/shared-api';
import { EmptyState, LinkButton, RetryBoundary } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { lowerFirst } from '../documents/resourceTexts';
import { ListSkeleton } from '../list/ListSkeleton';
import { mayOpen, type Panel } from '../panels';
import { ADMIN_PATH } from '../paths';

export function OpenPanel({ panel, role }: { panel: Panel | undefined; role: Role }) {
  if (panel && mayOpen(panel, role)) {
    const { path, label, load } = panel;
    const fallback = <ListSkeleton label={`Loading ${lowerFirst(label)}...`} />;
    return <LazyPanel key={path} load={load} fallback={fallback} />;
  }
  return (
    <EmptyState
      action={
        <LinkButton asChild variant="secondary">
          <Link to={ADMIN_PATH}>Go to Home</Link>
        </LinkButton>
      }
    >
      {panel ? 'You do not have access to this page.' : 'There is no such page in the admin area.'}
    </EmptyState>
  );
}

export function LazyPanel({ load, fallback }: Pick<Panel, 'load'> & { fallback: ReactNode }) {
  // React remembers that a lazy component could not be loaded, so that a retry needs a new one.
  const [Content, setContent] = useState(() => lazy(load));
  return (
    <RetryBoundary onRetry={() => setContent(() => lazy(load))}>
      <Suspense fallback={fallback}>
        <Content />
      </Suspense>
    </RetryBoundary>
  );
}
