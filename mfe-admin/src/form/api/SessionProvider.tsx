import { useQueryClient } from '@pressline/shared-api/query';
import { dismissToast } from '@pressline/shared-ui/toast';
import { type ReactNode, useEffect, useState } from 'react';
import { createSession, type SessionState } from './createSession';
import { ADMIN_QUERIES } from './queries';
import { SessionContext } from './useApi';

/** Whether another user has logged in over the session that ended, here or in another tab. */
const isAnotherUser = (state: SessionState, before: SessionState): boolean =>
  state.status === 'signedIn' && before.status === 'signedIn' && state.user.id !== before.user.id;

export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [session] = useState(() => {
    // Colleagues edit the same documents, so that opening a list again asks again.
    queryClient.setQueryDefaults([ADMIN_QUERIES], { staleTime: 0 });
    return createSession();
  });

  useEffect(() => {
    void session.check();
    const stopFollowing = session.followOtherTabs();
    // One user's data must not be shown to the next.
    const stopClearing = session.store.subscribe((state, before) => {
      if (state.status === 'signedOut') {
        queryClient.removeQueries({ queryKey: [ADMIN_QUERIES] });
        if (before.status === 'signedIn') dismissToast();
      } else if (isAnotherUser(state, before)) {
        void queryClient.resetQueries({ queryKey: [ADMIN_QUERIES] });
      }
    });
    return () => {
      stopFollowing();
      stopClearing();
    };
  }, [session, queryClient]);

  return <SessionContext value={session}>{children}</SessionContext>;
}
