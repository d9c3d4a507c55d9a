import type { Role } from '@pressline/shared-api';
import { EmptyState, LinkButton } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { lazy, Suspense, useState } from 'react';
import { lowerFirst } from '../documents/resourceTexts';
import { ListSkeleton } from '../list/ListSkeleton';
import { mayOpen, type Panel } from '../panels';
import { ADMIN_PATH } from '../paths';
import { PanelBoundary } from './PanelBoundary';

export function OpenPanel({ panel, role }: { panel: Panel | undefined; role: Role }) {
  if (panel && mayOpen(panel, role)) return <LazyPanel key={panel.path} panel={panel} />;
  return (
    <EmptyState
      action={
        <LinkButton asChild variant="secondary">
          <Link to={ADMIN_PATH}>Go to the articles</Link>
        </LinkButton>
      }
    >
      {panel ? 'You do not have access to this page.' : 'There is no such page in the admin area.'}
    </EmptyState>
  );
}

function LazyPanel({ panel }: { panel: Panel }) {
  // React remembers that a lazy component could not be loaded, so that a retry needs a new one.
  const [Content, setContent] = useState(() => lazy(panel.load));
  return (
    <PanelBoundary onRetry={() => setContent(() => lazy(panel.load))}>
      <Suspense fallback={<ListSkeleton label={`Loading ${lowerFirst(panel.label)}...`} />}>
        <Content />
      </Suspense>
    </PanelBoundary>
  );
}
