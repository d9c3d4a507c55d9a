import type { RemoteServer } from '@pressline/shared-api/remote-contract';

export { default as App } from './App';
export { routes } from './routes';

/** Every page here is content of the release itself: there is nothing to fetch. */
export const load: RemoteServer['load'] = async () => undefined;
