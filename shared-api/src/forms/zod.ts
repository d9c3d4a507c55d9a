import { z } from 'zod';

// The policy of our pages forbids eval, and zod would try it to find out: each try is reported.
if (typeof document !== 'undefined') z.config({ jitless: true });

/** zod as browsers may have it: whatever they load imports it from here. */
export { z };
