import { z } from 'zod';
import { namedObject } from '../common';

const staffUser = z.object({
  username: z.string(),
  /** The full name, or else the username. */
  name: z.string(),
});

export const staffList = namedObject('StaffList', { staff: z.array(staffUser) });

export type StaffUser = z.infer<typeof staffUser>;
export type StaffList = z.infer<typeof staffList>;
