import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { BusyMark } from '../marks/BusyMark';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './buttonStyle';

const Root = styled.button`
  ${buttonStyle}
`;

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: the button is disabled and shows it. The caller changes the text. */
  isBusy?: boolean;
}

/** A button; `type="button"` unless it says `submit`. For links see `LinkButton`. */
export function Button({
  variant = 'primary',
  size = 'md',
  type = 'button',
  isBusy = false,
  disabled = false,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Root
      type={type}
      data-variant={variant}
      data-size={size === 'md' ? undefined : size}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      {...rest}
    >
      {isBusy && <BusyMark />}
      {children}
    </Root>
  );
}
