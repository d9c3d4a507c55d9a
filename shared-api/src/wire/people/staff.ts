import { z } from 'zod';
import { namedObject } from '../common';

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

export type StaffUser = z.infer<typeof staffUser>;
export type StaffList = z.infer<typeof staffList>;
