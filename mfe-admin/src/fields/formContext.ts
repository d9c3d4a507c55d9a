import type { ResourceDefinition } from '@pressline/shared-api';
import { createContext, useContext } from 'react';
import type { AnyDocument } from '../documents/useResourceApi';
import type { Draft, DraftValue, Problems } from './draft';

/** What the inputs of one form share. */
export interface FormState {
  resource: ResourceDefinition;
  /** The record as it is stored; undefined for a new one. */
  base: AnyDocument | undefined;
  draft: Draft;
  problems: Problems;
  setValue(name: string, value: DraftValue): void;
}

export const FormContext = createContext<FormState | null>(null);

/** The form around an input. Throws outside of one. */
export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error('useForm needs a form around it');
  return form;
}
