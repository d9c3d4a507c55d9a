import type { Role } from '@pressline/shared-api';
import type { IconName } from '@pressline/shared-ui';
import type { ComponentType } from 'react';

export interface Panel {
  /** Its address below /admin, by which it is known. */
  path: string;
  label: string;
  icon: IconName;
  roles: readonly Role[];
  /** Brings its code. */
  load(): Promise<{ default: ComponentType }>;
}

/** Whether an admin user with `role` sees the panel. */
export const mayOpen = (panel: Panel, role: Role): boolean => panel.roles.includes(role);
