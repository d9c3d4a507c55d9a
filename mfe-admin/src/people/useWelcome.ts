import type { Session } from '@pressline/shared-api';
import { showToast } from '@pressline/shared-ui/toast';
import { useSession } from '../form/api/useApi';

/** Begins a session and says hello; `note` is added to the greeting. */
export function useWelcome() {
  const { startSession } = useSession();
  return (started: Session, note = '') => {
    startSession(started);
    const { fullName, username } = started.user;
    const description = `Welcome back, ${fullName || username}${note && `. ${note}`}`;
    showToast({ title: 'Login successful', description });
  };
}
