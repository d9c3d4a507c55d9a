import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { BusyMark } from '../marks/BusyMark';
import { wrapTexts } from '../wrapTexts';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './buttonStyle';

const Root = styled.button`
  ${buttonStyle}
`;

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Work is under way: the button shows it, does nothing and keeps the focus. The caller changes the text. */
  isBusy?: boolean;
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A button; `type="button"` unless it says `submit`. For links see `LinkButton`. */
export function Button({
  variant = 'primary',
  size = 'md',
  type = 'button',
  isBusy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Root
      type={type}
      data-variant={variant}
      data-size={size === 'md' ? undefined : size}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? ignore : onClick}
      {...rest}
    >
      {wrapTexts([isBusy && <BusyMark key="busy" />, children])}
    </Root>
  );
}
