import type { Role } from '@pressline/shared-api';
import { EmptyState, LinkButton } from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { mayOpen, type Panel } from '../panels/Panel';
import { ADMIN_PATH } from '../routes';
import { LazyPanel } from './LazyPanel';

interface OpenPanelProps {
  panel: Panel | undefined;
  role: Role;
}

/** The panel, or why there is none to see. */
export function OpenPanel({ panel, role }: OpenPanelProps) {
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
