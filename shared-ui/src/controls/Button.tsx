import { Children, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { BusyMark } from '../marks/BusyMark';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './buttonStyle';

const isText = (part: ReactNode): part is string | number =>
  typeof part === 'string' || typeof part === 'number';

/**
 * Puts texts that stand beside something else into elements of their own. A browser that translates a page
 * replaces its text nodes: React can still change a text that is the only child of its element, and elements,
 * but neither change nor remove any other text, nor insert anything before one.
 */
export function wrapTexts(children: ReactNode): ReactNode {
  const parts: ReactNode[] = [];
  for (const part of Children.toArray(children)) {
    const last = parts.at(-1);
    if (isText(part) && isText(last)) parts[parts.length - 1] = `${last}${part}`;
    else parts.push(part);
  }
  if (parts.length === 1 && isText(parts[0])) return parts[0];
  // biome-ignore lint/suspicious/noArrayIndexKey: a text has nothing to keep
  return parts.map((part, index) => (isText(part) ? <span key={index}>{part}</span> : part));
}

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
