import { z } from 'zod';
import { users } from '../../resources/user';
import { namedBody, namedObject } from '../common';
import { resourceSchemas } from '../documents';

const staffUser = z.object({
  username: z.string(),
  /** The full name, or else the username. */
  name: z.string(),
  /** Whether mail can arrive at the account's address. */
  getsMail: z.boolean(),
});

export const staffList = namedObject('StaffList', {
  staff: z.array(staffUser),
  /** Whether owners are reminded by mail of what they have to verify. */
  sendsReminders: z.boolean(),
});

/** Username of who owns their articles from now on; empty for nobody. */
const newOwner = z.string().trim().max(64);

export const userRemovalBody = namedBody('UserRemoval', { newOwner });

export const userDeactivationBody = namedBody('UserDeactivation', {
  newOwner,
  /** What else an update changes. */
  values: resourceSchemas(users).update,
});

export type UserRemoval = z.input<typeof userRemovalBody>;
export type UserDeactivation = z.input<typeof userDeactivationBody>;
export type StaffList = z.infer<typeof staffList>;
