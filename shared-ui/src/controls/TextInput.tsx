import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyle } from './controlStyle';
import { useFieldControl } from './fieldContext';

const Line = styled.input`
  ${controlStyle}
`;

/** A one-line text control (also numbers, email addresses, dates). Stands in a `Field`. */
export function TextInput({ type = 'text', ...rest }: ComponentProps<'input'>) {
  return <Line type={type} {...useFieldControl()} {...rest} />;
}

const Lines = styled.textarea`
  ${controlStyle}
  resize: vertical;
`;

/** A text control of several lines. Stands in a `Field`. */
export function TextArea({ rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <Lines rows={rows} {...useFieldControl()} {...rest} />;
}
