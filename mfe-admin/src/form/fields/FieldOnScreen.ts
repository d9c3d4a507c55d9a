import type { Field, FieldKind } from '@pressline/shared-api';
import { formatBytes, formatCount, formatNumber } from '@pressline/shared-ui/format';
import type { ChangeEvent, ComponentType } from 'react';
import type { NameOf } from '../api/queries';

/** What a form holds for one field: text as typed, or the state of a switch. */
export type DraftValue = string | boolean;
export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

interface InputProps<F> {
  field: F;
  label: string;
  hint?: string;
  value: DraftValue;
  disabled?: boolean;
  onChange: (value: DraftValue) => void;
}

interface RowPart {
  badge?: { text: string; tone: BadgeTone };
  category?: string;
  fact?: string;
  description?: string;
}

/** What a field of one kind is in forms, lists and comparisons. */
export interface FieldOnScreen<F> {
  /** The form's value for a stored one, which a new document lacks; its text or the default's unless given. */
  toDraft?(value: unknown, field: F, isNew: boolean): DraftValue;
  /** The value to save; the form's unless given. `stored` is the one that the form began with. */
  toBody?(draft: DraftValue, field: F, stored: unknown): unknown;
  /** Why the trimmed text cannot be saved. */
  problem?(text: string, field: F): string | undefined;
  Input?: ComponentType<InputProps<F>>;
  isLabeled?: boolean;
  /** Shown behind the field's own hint. */
  hint?(text: string, field: F): string | undefined;
  /** Absent when lists do not show the field. */
  inRow?(value: unknown, about: { field: F; name: string; label: string; nameOf: NameOf }): RowPart;
  inComparison?(draft: string, nameOf: NameOf): string;
  /** A merged value can be written by hand, not only chosen. */
  isTyped?: boolean;
  /** How two people's changes of one value are combined. */
  merge?(field: F): 'lines' | 'words' | undefined;
  /** The order by this field, highest first, in the list's menu. */
  sortLabel?(name: string, label: string, field: F): string | undefined;
}

/** One entry for each field kind. */
export type KindTable = { [Kind in FieldKind]: FieldOnScreen<Extract<Field, { kind: Kind }>> };

const tones: Readonly<Record<string, BadgeTone>> = {
  Active: 'success',
  high: 'danger',
  medium: 'warning',
};
export const fieldBadge = (text: string, value = text) => ({
  text,
  tone: tones[value] ?? 'neutral',
});

/** `5 minutes`, and a file's size in the unit that suits it. */
export const formatAmount = (value: number, unit: string) =>
  unit === 'bytes' ? formatBytes(value) : formatCount(value, unit.replace(/s$/, ''));

/** The ends of boxes, what is below the titles of a table, rules, and what begins an item. */
const WORDLESS = /^(?::{3,}.*|[ \t|:-]*-[ \t|:-]*)$|^[ \t]*[-+][ \t]+(?:\[[ xX]\][ \t]+)?/gm;
const ROW = /^[ \t]*\|(.*?)\|?[ \t]*$/gm;

/** Markdown as a line of text, good enough for two lines in a list. */
export const stripMarkdown = (source: unknown) =>
  String(source ?? '')
    .slice(0, 500)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(WORDLESS, '')
    .replace(ROW, (_, cells: string) =>
      cells
        .split('|')
        .map((cell) => cell.trim())
        .join(', '),
    )
    .replace(/[*_`#>~]+/g, '')
    .trim();

export const lengthProblem = (text: string, { maxLength }: { maxLength: number }) =>
  text.length > maxLength
    ? `Use at most ${formatNumber(maxLength)} characters (now ${formatNumber(text.length)})`
    : undefined;

/** From which share of a text's greatest length on its field counts the characters. */
const NEARLY_FULL = 0.8;

/** How much room a long text has left. */
export const lengthHint = (text: string, { maxLength }: { maxLength: number }) =>
  text.length > maxLength * NEARLY_FULL
    ? `${formatNumber(text.length)} of ${formatNumber(maxLength)} characters`
    : undefined;

export const textControlProps = ({ value, disabled, onChange }: InputProps<unknown>) => ({
  value: String(value),
  disabled,
  onChange: ({ target }: ChangeEvent<{ value: string }>) => onChange(target.value),
});
