import type { Role } from '@pressline/shared-api';
import { EmptyState, LinkButton, RetryBoundary } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { ADMIN_PATH } from './form/api/paths';
import { lowerFirst } from './form/api/resourceTexts';
import { ListSkeleton } from './list/ListSkeleton';
import { mayOpen, type Panel } from './panels';

export function OpenPanel({ panel, role }: { panel: Panel | undefined; role: Role }) {
  if (panel && mayOpen(panel, role)) {
    const { path, label, Content } = panel;
    return (
      <RetryBoundary key={path} message={`Couldn’t load ${label}`}>
        <Content fallback={<ListSkeleton label={`Loading ${lowerFirst(label)}...`} />} />
      </RetryBoundary>
    );
  }
  return (
    <EmptyState
      action={
        <LinkButton asChild variant="secondary">
          <Link to={ADMIN_PATH}>Go to Home</Link>
        </LinkButton>
      }
    >
      {panel ? 'You don’t have access to this page.' : 'The admin area doesn’t have this page.'}
    </EmptyState>
  );
}
