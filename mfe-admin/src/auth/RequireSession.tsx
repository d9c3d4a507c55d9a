import { ErrorState, Spinner } from '@pressline/shared-ui';
import { Navigate } from '@pressline/shared-ui/router';
import { type ReactNode, useState } from 'react';
import { LOGIN_PATH } from '../paths';
import { CenteredMain } from './CenteredMain';
import { useSession, useSessionState } from './useSession';

/** Shows its children to staff who are logged in, and sends everybody else to the login. */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession();
  const state = useSessionState();

  switch (state.status) {
    case 'signedIn':
      return children;
    case 'signedOut':
      return <ToLogin keepsPage={!state.isByChoice} />;
    case 'checking':
      return (
        <CenteredMain>
          <Spinner label="Loading admin dashboard..." />
        </CenteredMain>
      );
    case 'unreachable':
      return (
        <CenteredMain>
          <ErrorState message="The server cannot be reached" onRetry={() => void session.check()}>
            You are still logged in. Please try again in a moment.
          </ErrorState>
        </CenteredMain>
      );
  }
}

function ToLogin({ keepsPage }: { keepsPage: boolean }) {
  // The window's address, because lists write their search past the router; read once, because the
  // window is at the login before this is gone.
  const [from] = useState(() => window.location.pathname + window.location.search);
  return <Navigate to={LOGIN_PATH} state={keepsPage ? { from } : null} replace />;
}
