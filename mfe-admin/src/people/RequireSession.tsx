import { Dialog, DialogBody, ErrorState, Spinner, theme } from '@pressline/shared-ui';
import { Navigate } from '@pressline/shared-ui/router';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { LOGIN_PATH } from '../form/api/paths';
import { useSession, useSessionState } from '../form/api/useApi';
import { Login } from './Login';

/** The page's main part when one thing stands alone on it. */
export const CenteredMain = styled.main.attrs({ id: 'main' })`
  display: grid;
  align-content: center;
  justify-items: center;
  min-height: 100dvh;
  /* Crop marks reach beyond a sheet that is as wide as the narrowest screens. */
  overflow-x: clip;
  padding: ${theme.space.xl} ${theme.layout.gutter};
`;

// The username is already there. An effect in the form would lose against a dialog beneath, which
// holds the focus until this one has taken over.
const focusPassword = {
  onOpenAutoFocus(event: Event) {
    event.preventDefault();
    const dialog = event.currentTarget as HTMLElement;
    dialog.querySelector<HTMLInputElement>('input[type="password"]')?.focus();
  },
};

/** Asks to log in again in a dialog over the page; waiting calls then continue. */
function ReloginDialog({ username }: { username: string }) {
  const session = useSession();
  return (
    <Dialog
      onOpenChange={session.declineRenewal}
      size="sm"
      title="Your session has ended"
      description="Sign in again to continue. Everything you typed is still here."
      {...focusPassword}
    >
      <DialogBody>
        <Login initialUsername={username} />
      </DialogBody>
    </Dialog>
  );
}

export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession();
  const state = useSessionState();

  if (state.status === 'signedOut') return <ToLogin returnsHere={!state.isByChoice} />;
  if (state.status === 'signedIn') {
    return (
      <>
        {children}
        {state.isExpired && <ReloginDialog username={state.user.username} />}
      </>
    );
  }
  return (
    <CenteredMain>
      {state.status === 'checking' ? (
        <Spinner label="Loading admin dashboard..." />
      ) : (
        <ErrorState message="Can’t reach the server" onRetry={() => void session.check()}>
          You’re still signed in. Please try again in a moment.
        </ErrorState>
      )}
    </CenteredMain>
  );
}

function ToLogin({ returnsHere }: { returnsHere: boolean }) {
  // The window's address, because lists write their search past the router; read once, because the
  // window is at the login before this is gone.
  const [from] = useState(() => window.location.pathname + window.location.search);
  return <Navigate to={LOGIN_PATH} state={returnsHere ? { from } : null} replace />;
}
