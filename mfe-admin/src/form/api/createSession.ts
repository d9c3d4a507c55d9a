import {
  ApiError,
  createApiClient,
  type LoginStep,
  type SessionUser,
  type Session as StartedSession,
} from '@pressline/shared-api';
import { createStore } from 'zustand/vanilla';
import { createRenewingFetch } from './createRenewingFetch';
import { clearCredentials, readToken, storeCredentials, TOKEN_KEY } from './credentials';

export type SessionState =
  | { status: 'checking' | 'unreachable' }
  /** `isByChoice` after a logout in this tab: the next login then leads to Home. */
  | { status: 'signedOut'; isByChoice: boolean }
  /** `isExpired` while the page stays as it is and the visitor is asked to log in again. */
  | { status: 'signedIn'; user: SessionUser; isExpired: boolean };

export type Session = ReturnType<typeof createSession>;

const isRefusal = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

const signedOut = (isByChoice: boolean): SessionState => ({ status: 'signedOut', isByChoice });

export function createSession() {
  const store = createStore<SessionState>(() =>
    readToken() ? { status: 'checking' } : signedOut(false),
  );
  const become = (state: SessionState) => store.setState(state, true);
  const unsavedMarks = new Set<symbol>();

  /** The calls that wait until the visitor has logged in again or has declined to. */
  let waiting: ((isRenewed: boolean) => void)[] = [];
  function setExpired(isExpired: boolean): void {
    const state = store.getState();
    if (state.status === 'signedIn') become({ ...state, isExpired });
  }
  function askRenewal(): Promise<boolean> {
    setExpired(true);
    return new Promise((resolve) => {
      waiting.push(resolve);
    });
  }
  function settleRenewal(isRenewed: boolean): void {
    const answered = waiting;
    waiting = [];
    setExpired(false);
    for (const resolve of answered) resolve(isRenewed);
  }

  const api = createApiClient({
    getToken: readToken,
    fetch: createRenewingFetch({
      token: readToken,
      userId() {
        const state = store.getState();
        return state.status === 'signedIn' ? state.user.id : null;
      },
      renew() {
        clearCredentials();
        return askRenewal();
      },
    }),
  });

  function enter(user: SessionUser): void {
    become({ status: 'signedIn', user, isExpired: false });
    settleRenewal(true);
  }

  async function check(): Promise<void> {
    const asked = readToken();
    if (!asked) return become(signedOut(false));
    if (store.getState().status !== 'signedIn') become({ status: 'checking' });
    try {
      const { user } = await api.auth.me();
      if (readToken() === asked) enter(user);
    } catch (error) {
      if (readToken() !== asked) return;
      if (isRefusal(error)) {
        clearCredentials();
        leave();
      } else if (store.getState().status !== 'signedIn') {
        become({ status: 'unreachable' });
      }
    }
  }

  /** Signs out, or asks to log in again while there are unsaved changes on the page. */
  function leave(): void {
    if (unsavedMarks.size > 0 && store.getState().status === 'signedIn') void askRenewal();
    else {
      become(signedOut(false));
      settleRenewal(false);
    }
  }

  function startSession({ token, user }: StartedSession): void {
    storeCredentials(token, user);
    enter(user);
  }

  return {
    store,
    api,
    check,
    startSession,
    /** @returns the session, or what must follow @throws ApiError, or fetch's error without a server */
    login: (username: string, password: string): Promise<StartedSession | LoginStep> =>
      api.auth.login({ username, password }),
    /** Ends the session here at once, and on the server. @throws when the server could not be reached */
    async logout(): Promise<void> {
      const ended = api.auth.logout();
      clearCredentials();
      become(signedOut(true));
      settleRenewal(false);
      await ended.catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
      });
    },
    /** The visitor declined to log in again: the calls that wait fail with their 401. */
    declineRenewal: () => settleRenewal(false),
    /** Marks that there are unsaved changes. @returns the function that removes the mark */
    markUnsaved(): () => void {
      const mark = Symbol('unsaved work');
      unsavedMarks.add(mark);
      return () => unsavedMarks.delete(mark);
    },
    /** Follows logins and logouts in other tabs. @returns the function that stops it */
    followOtherTabs(): () => void {
      function handleStorage({ key, newValue }: StorageEvent) {
        // A null key means that the whole storage was cleared.
        if (key !== TOKEN_KEY && key !== null) return;
        if (newValue && key === TOKEN_KEY) void check();
        else leave();
      }
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}
