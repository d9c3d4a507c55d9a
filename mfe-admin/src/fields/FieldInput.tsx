import type { Field as FieldOfResource } from '@pressline/shared-api';
import { Field, Select, Switch, TextArea, TextInput } from '@pressline/shared-ui';
import type { ChangeEvent } from 'react';
import type { DraftValue } from './draft';
import { useForm } from './formContext';
import { fieldLabel, optionLabel } from './formFields';
import { localZone } from './localTime';
import { ReferenceSelect } from './ReferenceSelect';

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface ControlProps {
  field: FieldOfResource;
  value: string;
  rows: number | undefined;
  disabled: boolean;
  onChange: (event: ChangeEvent<Typed>) => void;
}

const LONG_TEXT = 20_000;

function Control({ field, rows, ...shared }: ControlProps) {
  switch (field.kind) {
    // No `maxLength` here: it would cut what is pasted without a word.
    case 'markdown':
      return <TextArea {...shared} rows={rows ?? (field.maxLength > LONG_TEXT ? 15 : 6)} />;
    case 'text':
      return field.multiline ? (
        <TextArea {...shared} rows={rows ?? 2} />
      ) : (
        <TextInput {...shared} maxLength={field.maxLength} />
      );
    case 'integer':
      return (
        <TextInput {...shared} type="number" inputMode="numeric" min={field.min} max={field.max} />
      );
    case 'select':
      return (
        <Select {...shared}>
          {field.options.map((option) => (
            <option key={option} value={option}>
              {optionLabel(option)}
            </option>
          ))}
        </Select>
      );
    case 'reference':
      return <ReferenceSelect {...shared} field={field} />;
    case 'dateTime':
      return <TextInput {...shared} type="datetime-local" />;
    case 'url':
      return <TextInput {...shared} type="url" maxLength={field.maxLength} />;
    case 'password':
      return (
        <TextInput
          {...shared}
          type="password"
          autoComplete="new-password"
          maxLength={field.maxLength}
        />
      );
    default:
      return <TextInput {...shared} />;
  }
}

function hintOf(field: FieldOfResource): string | undefined {
  const zone = field.kind === 'dateTime' ? `Time zone ${localZone()}` : undefined;
  return [field.hint, zone].filter(Boolean).join(' · ') || undefined;
}

interface FieldInputProps {
  name: string;
  rows?: number;
  /** Instead of the resource table's. */
  label?: string;
  /** Instead of the resource table's. */
  hint?: string | undefined;
  isDisabled?: boolean;
  isRequired?: boolean;
}

/** The input of one field of the form around it, by the field's kind. */
export function FieldInput({
  name,
  rows,
  label,
  hint,
  isDisabled = false,
  isRequired,
}: FieldInputProps) {
  const { resource, draft, problems, setValue } = useForm();
  const field = resource.fields[name];
  if (!field) throw new Error(`${resource.name} has no field ${name}`);
  const value: DraftValue = draft[name] ?? '';
  if (field.kind === 'boolean') {
    return (
      <Switch
        label={label ?? fieldLabel(name, field)}
        hint={hint ?? field.hint}
        checked={value === true}
        onCheckedChange={(isOn) => setValue(name, isOn)}
      />
    );
  }
  const unit = field.kind === 'integer' && field.unit ? ` (${field.unit})` : '';
  return (
    <Field
      label={(label ?? fieldLabel(name, field)) + unit}
      hint={hint ?? hintOf(field)}
      error={problems[name]}
      required={isRequired ?? field.mode === 'required'}
    >
      <Control
        field={field}
        value={String(value)}
        rows={rows}
        disabled={isDisabled}
        onChange={(event) => setValue(name, event.target.value)}
      />
    </Field>
  );
}
