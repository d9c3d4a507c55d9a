import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyle } from './controlStyle';
import { useFieldControl } from './fieldContext';

const Root = styled.textarea`
  ${controlStyle}
  resize: vertical;
`;

/** A text control of several lines. Stands in a `Field`. */
export function TextArea({ rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <Root rows={rows} {...useFieldControl()} {...rest} />;
}
