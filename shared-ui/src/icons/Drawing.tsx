import type { ComponentProps } from 'react';

export interface DrawingProps extends Omit<ComponentProps<'svg'>, 'path' | 'children'> {
  /** A stroke path on a 24 × 24 grid, such as one of `corePaths`. */
  path: string;
  /** CSS length or pixels; 1.25em unless given, so that it grows with the text beside it. */
  size?: number | string;
}

/** A small line drawing in the color of the text; hidden from assistive technology. */
export function Drawing({ path, size = '1.25em', ...rest }: DrawingProps) {
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
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}
