import type { ComponentProps } from 'react';
import { pictureUrl } from '../icons/pictureUrl';

const cross = 'M16 0v32M0 16h32M16 5.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 0 0 0-21z';
const quarters = 'M16 10.5a5.5 5.5 0 0 1 5.5 5.5H16zM16 21.5a5.5 5.5 0 0 1-5.5-5.5H16z';

const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32' fill='none' stroke='#000'><path d='${cross}' vector-effect='non-scaling-stroke'/><path d='${quarters}' fill='#000'/></svg>`;

/** The same mark as the address of a mask, where it stands too often for markup. */
export const registrationMask = pictureUrl(drawing);

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
      {...rest}
    >
      <path d={cross} vectorEffect="non-scaling-stroke" />
      <path d={quarters} fill="currentColor" />
    </svg>
  );
}
