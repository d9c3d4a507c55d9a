import type { ComponentProps } from 'react';
import { iconPaths } from './iconPaths';

export type IconName = keyof typeof iconPaths;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  name: IconName;
  /** CSS length or pixels; 1.25em unless given, so that it grows with the text beside it. */
  size?: number | string;
}

/** One of the product's own icons, in the colour of the text; hidden from assistive technology. */
export function Icon({ name, size = '1.25em', ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeMiterlimit={10}
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
