import type { ResourceDefinition } from '@pressline/shared-api';
import { createContext, useCallback, useContext } from 'react';
import { type StoreApi, useStore } from 'zustand';
import type { AnyDocument } from '../api/useApi';
import type { Draft, Problems } from './draft';
import type { DraftValue } from './FieldOnScreen';
import { kindOf } from './fieldKinds';
import { fieldLabel } from './formFields';

export interface Form {
  resource: ResourceDefinition;
  /** The document as it is stored; undefined for a new one. */
  base: AnyDocument | undefined;
  /** What is typed: a store, so that a key does not render the other inputs. */
  typed: StoreApi<Draft>;
  /** What the last save found in `validatedDraft`, the form as it was then. */
  problems: Problems;
  validatedDraft: Draft;
}

export const FormContext = createContext<Form | null>(null);

/** The form around an input. Throws outside of one. */
export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('useForm needs a form around it');
  return form;
}

/** All that is typed in the form around an input. */
export const useDraft = (): Draft => useStore(useForm().typed);

/** What is typed as `name`, and what is wrong with it until it is changed. */
export function useTyped(name: string) {
  const { typed, problems, validatedDraft } = useForm();
  const value = useStore(typed, (draft) => draft[name] ?? '');
  return {
    value,
    text: String(value),
    setValue: useCallback((next: DraftValue) => typed.setState({ [name]: next }), [typed, name]),
    problem: value === (validatedDraft[name] ?? '') ? problems[name] : undefined,
  };
}

export function useField(name: string) {
  const { resource } = useForm();
  const { problem, ...typed } = useTyped(name);
  const field = resource.fields[name];
  if (!field) throw new Error(`${resource.name} has no field ${name}`);
  const unit = 'unit' in field && field.unit ? ` (${field.unit})` : '';
  return {
    field,
    ...typed,
    frame: {
      label: fieldLabel(name, field) + unit,
      hint:
        // An error says more than a character count.
        [field.hint, !problem && kindOf(field).hint?.(typed.text, field)]
          .filter(Boolean)
          .join(' · ') || undefined,
      error: problem,
      required: field.mode === 'required',
    },
  };
}
