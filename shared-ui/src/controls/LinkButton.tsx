import { Children, type ComponentProps, type ReactElement } from 'react';
import styled from 'styled-components';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './buttonStyle';
import { NewTabHint } from './NewTabHint';

const Root = styled.a`
  ${buttonStyle}
`;

interface LinkButtonProps extends ComponentProps<'a'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Opens in a new tab and says so. */
  isNewTab?: boolean;
  /** Dresses its only child instead, e.g. a router link. */
  asChild?: boolean;
}

/** A link that looks like a button. */
export function LinkButton({
  variant = 'primary',
  size = 'md',
  isNewTab = false,
  asChild = false,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  const looks = { 'data-variant': variant, 'data-size': size === 'md' ? undefined : size };
  if (asChild) {
    // Radix' Slot would do the same for 3 KB more on every public page.
    const child = Children.only(children) as ReactElement<ComponentProps<'a'>>;
    const classNames = [className, child.props.className].filter(Boolean).join(' ') || undefined;
    return <Root as={child.type} {...looks} {...rest} {...child.props} className={classNames} />;
  }
  const tab = isNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Root className={className} {...looks} {...tab} {...rest}>
      {children}
      {isNewTab && <NewTabHint />}
    </Root>
  );
}
