import { Dialog } from '@pressline/shared-ui';
import { LoginForm } from './LoginForm';
import { useSession, useSessionState } from './useSession';

// The username is there already. An effect in the form would lose against a dialog beneath, which
// holds the focus until this one has taken over.
const focusPassword = {
  onOpenAutoFocus(event: Event) {
    event.preventDefault();
    const dialog = event.currentTarget as HTMLElement;
    dialog.querySelector<HTMLInputElement>('input[type="password"]')?.focus();
  },
};

/** Asks to log in again over whatever is on the page; what waits for it then continues. */
export function ReloginDialog() {
  const session = useSession();
  const state = useSessionState();
  if (state.status !== 'signedIn' || !state.isExpired) return null;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) session.declineRenewal();
      }}
      size="sm"
      title="Your session has ended"
      description="Log in again to continue. Nothing you have typed is lost."
      {...focusPassword}
    >
      <LoginForm initialUsername={state.user.username} />
    </Dialog>
  );
}
