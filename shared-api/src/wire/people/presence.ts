import { z } from 'zod';
import { namedObject, objectId, time } from '../common';

/** The other admin users who have articles open in the editor, who came first first. */
export const presence = namedObject('Presence', {
  editors: z.array(z.object({ articleId: objectId, username: z.string(), since: time })),
});

export type Presence = z.infer<typeof presence>;
