import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while its HTML is hydrated, which must not differ; true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
