import { type Field, linkProblem } from '@pressline/shared-api';
import { Select, Switch, TextArea, TextInput } from '@pressline/shared-ui';
import { formatCount, formatNumber, formatTime, localZone } from '@pressline/shared-ui/format';
import {
  amount,
  badge,
  type FieldOnScreen,
  type KindTable,
  lengthHint,
  lengthProblem,
  typed,
  withoutMarks,
} from './FieldOnScreen';
import { countNoun, fromLocalInput, optionLabel, splitWords, toLocalInput } from './formFields';
import { ReferenceSelect } from './ReferenceSelect';

/** What a field of each kind is in forms, lists and comparisons. A new kind is one entry. */
const fieldKinds: KindTable = {
  text: {
    problem: lengthProblem,
    hint: lengthHint,
    // No `maxLength`: the browser would cut pasted text silently.
    Input: (props) =>
      props.field.multiline ? (
        <TextArea {...typed(props)} rows={2} />
      ) : (
        <TextInput {...typed(props)} />
      ),
    inRow(value, { field, label }) {
      if (field.multiline) return { description: withoutMarks(value) };
      return { fact: value ? `${label}: ${value}` : '' };
    },
    isTyped: true,
    merge: ({ multiline }) => (multiline ? 'lines' : undefined),
  },
  markdown: {
    problem: lengthProblem,
    hint: lengthHint,
    Input: (props) => <TextArea {...typed(props)} rows={6} />,
    inRow: (value) => ({ description: withoutMarks(value) }),
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
        {...typed(props)}
        type="number"
        inputMode="numeric"
        min={props.field.min}
        max={props.field.max}
      />
    ),
    inRow: (value, { field: { unit }, label }) => ({
      fact: unit ? amount(Number(value), unit) : `${label} ${value}`,
    }),
    isTyped: true,
  },
  boolean: {
    toDraft: (value, field) => Boolean(value ?? field.default),
    Input: ({ label, hint, value, onChange }) => (
      <Switch label={label} hint={hint} checked={value === true} onCheckedChange={onChange} />
    ),
    isLabelled: true,
    inRow: (value, { label }) => (value ? { badge: badge(label) } : {}),
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
    Input: (props) => <TextInput {...typed(props)} type="datetime-local" />,
    hint: () => `Time zone ${localZone()}`,
    inRow: (value, { label }) => ({ fact: value ? `${label} ${formatTime(String(value))}` : '' }),
    inComparison: (draft) => draft.replace('T', ' '),
    sortLabel: (_name, label, { mode }) =>
      mode === 'server' ? undefined : `${label}, latest first`,
  },
  reference: {
    toBody: (draft) => draft || null,
    Input: (props) => <ReferenceSelect {...typed(props)} field={props.field} />,
    inRow: (value, { nameOf }) => ({ fact: value ? nameOf(String(value)) : '' }),
    inComparison: (draft, nameOf) => draft && (nameOf(draft) ?? 'Deleted'),
  },
  stringList: {
    toDraft: (value) => ((value ?? []) as string[]).join(', '),
    toBody: (draft) => splitWords(String(draft)),
    Input: (props) => <TextInput {...typed(props)} />,
    isTyped: true,
    merge: () => 'words',
  },
  url: {
    problem: (text, field) => lengthProblem(text, field) ?? linkProblem(text, field),
    Input: (props) => <TextInput {...typed(props)} type="url" maxLength={props.field.maxLength} />,
    isTyped: true,
  },
  select: {
    toDraft: (value, { default: initial, options }) => String(value ?? initial ?? options[0]),
    Input: (props) => (
      <Select
        {...typed(props)}
        options={Object.fromEntries(props.field.options.map((one) => [one, optionLabel(one)]))}
      />
    ),
    inRow: (value) => ({ badge: badge(optionLabel(String(value)), String(value)) }),
    inComparison: optionLabel,
  },
  password: {
    Input: (props) => (
      <TextInput
        {...typed(props)}
        type="password"
        autoComplete="new-password"
        maxLength={props.field.maxLength}
      />
    ),
  },
  counter: {
    inRow: (value, { field, name }) =>
      field.isUnlisted ? {} : { badge: badge(formatCount(Number(value ?? 0), countNoun(name))) },
    sortLabel: (name, _label, { isUnlisted }) =>
      isUnlisted ? undefined : `Most ${countNoun(name)}s`,
  },
  computed: {
    inRow: (value, { field }) =>
      field.stored || value === undefined ? {} : { badge: badge(String(value)) },
  },
};

export const kindOf = (field: Field): FieldOnScreen<Field> =>
  fieldKinds[field.kind] as FieldOnScreen<Field>;
