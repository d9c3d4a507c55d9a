import type { ApiClient } from '@pressline/shared-api';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Session, SessionState } from './createSession';

export const SessionContext = createContext<Session | null>(null);

/** The session of the admin area. Throws outside of `SessionProvider`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider around it');
  return session;
}

export function useSessionState(): SessionState {
  return useStore(useSession().store);
}

/** The client for admin calls, which survives the end of a session. */
export function useApi(): ApiClient {
  return useSession().api;
}
