import { useQueryClient } from '@pressline/shared-api/query';
import { type ReactNode, useEffect, useState } from 'react';
import { ADMIN_QUERIES } from '../resource/queryKeys';
import { createSession } from './createSession';
import { SessionContext } from './useSession';

/** Makes the session of the admin area and checks the stored token once. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session] = useState(createSession);
  const queryClient = useQueryClient();

  useEffect(() => {
    void session.check();
    const stopFollowing = session.followOtherTabs();
    // What one person was shown is not kept for the next.
    const stopForgetting = session.store.subscribe(({ status }) => {
      if (status === 'signedOut') queryClient.removeQueries({ queryKey: [ADMIN_QUERIES] });
    });
    return () => {
      stopFollowing();
      stopForgetting();
    };
  }, [session, queryClient]);

  return <SessionContext value={session}>{children}</SessionContext>;
}
