import { z } from 'zod';
import { namedBody, namedObject } from '../common';

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

export const userRemovalBody = namedBody('UserRemoval', {
  /** Username of who owns their articles from now on; empty for nobody. */
  newOwner: z.string().trim().max(64),
});

export type UserRemoval = z.input<typeof userRemovalBody>;
export type StaffUser = z.infer<typeof staffUser>;
export type StaffList = z.infer<typeof staffList>;
