import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyle } from './controlStyle';
import { useFieldControl } from './fieldContext';

const Root = styled.input`
  ${controlStyle}
`;

/** A one-line text control (also numbers, email addresses, dates). Stands in a `Field`. */
export function TextInput({ type = 'text', ...rest }: ComponentProps<'input'>) {
  return <Root type={type} {...useFieldControl()} {...rest} />;
}
