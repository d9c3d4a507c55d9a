import { z } from 'zod';

// The policy of our pages forbids eval, and zod would try it to find out: each try is reported.
if (typeof document !== 'undefined') z.config({ jitless: true });

/** The zod for browser bundles; code for browsers must import it from here. */
export { z };
