import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { corePaths } from '../icons/corePaths';
import { iconMask } from '../icons/iconSprite';
import { theme } from '../theme/theme';
import { controlStyle } from './controlStyle';
import { useFieldControl } from './fieldContext';

const Root = styled.span`
  position: relative;
  display: block;

  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${theme.space.sm};
    width: 1.1em;
    height: 1.1em;
    margin-block: auto;
    pointer-events: none;
    ${iconMask(corePaths['chevron-down'])}
  }
`;
const Control = styled.select`
  ${controlStyle}
  padding-inline-end: 2.5rem;
  appearance: none;
  text-overflow: ellipsis;

  option { background: ${theme.color.surfaceRaised}; color: ${theme.color.ink}; }
`;

interface SelectProps extends ComponentProps<'select'> {
  /** Labels by value; they follow the `<option>`s inside. */
  options?: Readonly<Record<string, string>>;
}

/**
 * A choice from a list of `options`. Stands in a `Field`.
 * The browser's own list, because phones show it better than anything drawn.
 */
export function Select({ className, options = {}, children, ...rest }: SelectProps) {
  return (
    <Root className={className}>
      <Control {...useFieldControl()} {...rest}>
        {children}
        {Object.entries(options).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Control>
    </Root>
  );
}
