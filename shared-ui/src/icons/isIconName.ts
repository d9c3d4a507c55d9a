import type { IconName } from './Icon';
import { iconPaths } from './iconPaths';

/** Whether a text from the database or from content names an icon. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name);
}
