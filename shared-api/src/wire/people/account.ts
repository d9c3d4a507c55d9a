import { z } from 'zod';
import { count, namedBody, namedObject, objectId, time } from '../common';

const openSession = namedObject('OpenSession', {
  /** Not the session's own id, which is part of its token. */
  id: objectId,
  /** Browser and system. */
  device: z.string(),
  /** The first part of the address: `192.0.2.*`. */
  addressPrefix: z.string(),
  startedAt: time,
  /** The last use may be later, by a 24th of the time that a session may rest: five minutes of two hours. */
  lastUsedAt: time,
  isCurrent: z.boolean(),
});

export const openSessions = namedObject('OpenSessions', { sessions: z.array(openSession) });
export const endedSessions = namedObject('EndedSessions', { ended: count });

export const ownPasswordBody = namedBody('OwnPassword', {
  current: z.string().min(1, 'Required').max(1_024),
  password: z.string().min(1, 'Required').max(1_024),
});

export type OpenSession = z.infer<typeof openSession>;
export type OwnPasswordBody = z.input<typeof ownPasswordBody>;
