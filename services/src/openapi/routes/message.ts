import { z } from 'zod';
import { answer } from '../components';

/** A sentence for people. */
export const message = answer('Message', z.object({ message: z.string() }));
