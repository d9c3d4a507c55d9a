import type { ComponentProps } from 'react';

interface RegistrationMarkProps extends ComponentProps<'svg'> {
  /** CSS length or pixels; 1.5rem unless given. */
  size?: number | string;
}

/** The cross-haired circle by which printers align their plates. Decorative. */
export function RegistrationMark({ size = '1.5rem', ...rest }: RegistrationMarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d="M16 0v32M0 16h32" vectorEffect="non-scaling-stroke" />
      <circle cx="16" cy="16" r="10.5" vectorEffect="non-scaling-stroke" />
      <path
        d="M16 10.5a5.5 5.5 0 0 1 5.5 5.5H16zM16 21.5a5.5 5.5 0 0 1-5.5-5.5H16z"
        fill="currentColor"
      />
    </svg>
  );
}
