import type { ResourceDefinition } from '@pressline/shared-api';
import { createContext, useContext } from 'react';
import type { AnyDocument } from '../documents/useResourceApi';
import type { Draft, Problems } from './draft';
import type { DraftValue } from './FieldOnScreen';
import { kindOf } from './fieldKinds';
import { fieldLabel } from './formFields';

interface FormState {
  resource: ResourceDefinition;
  /** The document as it is stored; undefined for a new one. */
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

export function useField(name: string) {
  const { resource, draft, problems, setValue } = useForm();
  const field = resource.fields[name];
  if (!field) throw new Error(`${resource.name} has no field ${name}`);
  const unit = 'unit' in field && field.unit ? ` (${field.unit})` : '';
  return {
    field,
    value: draft[name] ?? '',
    text: String(draft[name] ?? ''),
    setValue: (value: DraftValue) => setValue(name, value),
    frame: {
      label: fieldLabel(name, field) + unit,
      hint:
        [field.hint, kindOf(field).hint?.(String(draft[name] ?? ''), field)]
          .filter(Boolean)
          .join(' · ') || undefined,
      error: problems[name],
      required: field.mode === 'required',
    },
  };
}
