import type { Role } from '@pressline/shared-api';
import type { ComponentType } from 'react';

/** One tab of the dashboard. */
export interface Panel {
  /** Its address below /admin. */
  path: string;
  label: string;
  /** Brings its code. */
  load(): Promise<{ default: ComponentType }>;
  roles: readonly Role[];
}

/** Whether a member of staff with `role` sees the panel. */
export const mayOpen = (panel: Panel, role: Role): boolean => panel.roles.includes(role);
