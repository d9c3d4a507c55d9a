import { type Field, linkProblem } from '@pressline/shared-api';
import { Select, Switch, TextArea, TextInput } from '@pressline/shared-ui';
import { formatCount, formatNumber, formatTime, localZone } from '@pressline/shared-ui/format';
import {
  type FieldOnScreen,
  fieldBadge,
  formatAmount,
  type KindTable,
  lengthHint,
  lengthProblem,
  stripMarkdown,
  textControlProps,
} from './FieldOnScreen';
import { countNoun, fromLocalInput, optionLabel, splitList, toLocalInput } from './formFields';
import { ReferenceSelect } from './ReferenceSelect';

/** What a field of each kind is in forms, lists and comparisons. A new kind is one entry. */
export const fieldKinds: KindTable = {
  text: {
    problem: lengthProblem,
    hint: lengthHint,
    // No `maxLength`: the browser would cut pasted text silently.
    Input: (props) =>
      props.field.multiline ? (
        <TextArea {...textControlProps(props)} rows={2} />
      ) : (
        <TextInput {...textControlProps(props)} />
      ),
    inRow(value, { field, label }) {
      if (field.multiline) return { description: stripMarkdown(value) };
      return { fact: value ? `${label}: ${value}` : '' };
    },
    isTyped: true,
    merge: ({ multiline }) => (multiline ? 'lines' : undefined),
  },
  markdown: {
    problem: lengthProblem,
    hint: lengthHint,
    Input: (props) => <TextArea {...textControlProps(props)} rows={6} />,
    inRow: (value) => ({ description: stripMarkdown(value) }),
    isTyped: true,
    merge: () => 'lines',
  },
  integer: {
    toBody: (draft, field) =>
      String(draft).trim() === '' ? field.default : Number.parseInt(String(draft), 10),
    problem(text, { default: initial, min, max }) {
      if (text === '' && initial !== undefined) return undefined;
      if (!/^-?\d+$/.test(text)) return 'Must be a whole number';
      const isInside = Number(text) >= min && Number(text) <= max;
      return isInside ? undefined : `Must be from ${formatNumber(min)} to ${formatNumber(max)}`;
    },
    Input: (props) => (
      <TextInput
        {...textControlProps(props)}
        type="number"
        inputMode="numeric"
        min={props.field.min}
        max={props.field.max}
      />
    ),
    inRow: (value, { field: { unit }, label }) => ({
      fact: unit ? formatAmount(Number(value), unit) : `${label} ${value}`,
    }),
    isTyped: true,
  },
  boolean: {
    toDraft: (value, field) => Boolean(value ?? field.default),
    Input: ({ label, hint, value, onChange }) => (
      <Switch label={label} hint={hint} checked={value === true} onCheckedChange={onChange} />
    ),
    isLabeled: true,
    inRow: (value, { label }) => (value ? { badge: fieldBadge(label) } : {}),
    inComparison: (draft) => (draft === 'true' ? 'On' : 'Off'),
  },
  dateTime: {
    toDraft(value, field, isNew) {
      const initial = isNew && field.default === 'now' ? new Date().toISOString() : null;
      return toLocalInput((value ?? initial) as string | null);
    },
    // The control has minutes only: an unchanged time keeps its seconds.
    toBody: (draft, _field, stored) =>
      draft === toLocalInput(stored as string | null)
        ? (stored ?? null)
        : fromLocalInput(String(draft)),
    problem: (text, field) => (field.default === 'now' && text === '' ? 'Required' : undefined),
    Input: (props) => <TextInput {...textControlProps(props)} type="datetime-local" />,
    hint: () => `Time zone ${localZone()}`,
    inRow: (value, { label }) => ({ fact: value ? `${label} ${formatTime(String(value))}` : '' }),
    inComparison: (draft) => draft.replace('T', ' '),
    sortLabel: (_name, label, { mode }) =>
      mode === 'server' ? undefined : `${label}, latest first`,
  },
  reference: {
    toBody: (draft) => draft || null,
    Input: (props) => <ReferenceSelect {...textControlProps(props)} field={props.field} />,
    inRow: (value, { nameOf }) => ({ category: nameOf(String(value)) ?? '' }),
    inComparison: (draft, nameOf) => draft && (nameOf(draft) ?? 'Deleted'),
  },
  stringList: {
    toDraft: (value) => ((value ?? []) as string[]).join(', '),
    toBody: (draft) => splitList(String(draft)),
    Input: (props) => <TextInput {...textControlProps(props)} />,
    isTyped: true,
    merge: () => 'words',
  },
  url: {
    problem: (text, field) => lengthProblem(text, field) ?? linkProblem(text, field),
    Input: (props) => (
      <TextInput {...textControlProps(props)} type="url" maxLength={props.field.maxLength} />
    ),
    isTyped: true,
  },
  select: {
    toDraft: (value, { default: initial, options }) => String(value ?? initial ?? options[0]),
    Input: (props) => (
      <Select
        {...textControlProps(props)}
        options={Object.fromEntries(props.field.options.map((one) => [one, optionLabel(one)]))}
      />
    ),
    inRow: (value) => ({ badge: fieldBadge(optionLabel(String(value)), String(value)) }),
    inComparison: optionLabel,
  },
  password: {
    Input: (props) => (
      <TextInput
        {...textControlProps(props)}
        type="password"
        autoComplete="new-password"
        maxLength={props.field.maxLength}
      />
    ),
  },
  counter: {
    inRow: (value, { field, name }) =>
      field.isUnlisted
        ? {}
        : { badge: fieldBadge(formatCount(Number(value ?? 0), countNoun(name))) },
    sortLabel: (name, _label, { isUnlisted }) =>
      isUnlisted ? undefined : `Most ${countNoun(name)}s`,
  },
  computed: {
    inRow: (value, { field }) =>
      field.stored || value === undefined ? {} : { badge: fieldBadge(String(value)) },
  },
};

export const kindOf = (field: Field): FieldOnScreen<Field> =>
  fieldKinds[field.kind] as FieldOnScreen<Field>;
