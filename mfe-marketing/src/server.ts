import type { RemoteServer } from '@pressline/shared-api/remote-contract';

import home from './pages/home.script?inline';

export { default as App } from './App';

/** Every page here is content of the release itself: there is nothing to fetch. */
export const load: RemoteServer['load'] = async () => undefined;

export const earlyScripts: RemoteServer['earlyScripts'] = { '/': home };
