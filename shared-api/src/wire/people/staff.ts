import { z } from 'zod';
import { named } from '../common';

const staffUser = z.object({
  username: z.string(),
  /** The full name, or else the username. */
  name: z.string(),
});

export const staffList = named('StaffList', z.object({ staff: z.array(staffUser) }));

export type StaffUser = z.infer<typeof staffUser>;
export type StaffList = z.infer<typeof staffList>;
