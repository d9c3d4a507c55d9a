import { createContext, useContext } from 'react';

/** What a field tells the control inside it. */
export interface FieldControl {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export const FieldContext = createContext<FieldControl>({});

/** Attributes for a control, from the `Field` around it; empty outside of one. */
export function useFieldControl(): FieldControl {
  return useContext(FieldContext);
}
