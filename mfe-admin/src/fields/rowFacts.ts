import type { Field, ResourceDefinition } from '@pressline/shared-api';
import type { ReactNode } from 'react';
import type { AnyDocument } from '../documents/useResourceApi';
import { fieldLabel, optionLabel } from './formFields';
import { showTime } from './localTime';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

/** What a list says about one record besides its title. */
export interface RowFacts {
  badges: { text: string; tone: BadgeTone }[];
  facts: string[];
  description: string;
}

/** A whole row, as a panel describes it. */
export interface RowContent extends RowFacts {
  title: string;
  /** Stands before the texts, such as a thumbnail. */
  media?: ReactNode;
  /** Stands in the line of facts after them. */
  extra?: ReactNode;
  /** Why the record cannot be deleted at present. */
  keptBecause?: string | undefined;
  /** The record is never deleted. */
  isProtected?: boolean;
}

const tones: Readonly<Record<string, BadgeTone>> = {
  Active: 'success',
  high: 'danger',
  medium: 'warning',
};

/** What a counter counts: `articleCount` is `article`, `views` is `view`. */
export const countNoun = (name: string): string => name.replace(/Count$/, '').replace(/s$/, '');

/** `articleCount` of 1 is `1 article`, `views` of 12 is `12 views`. */
export const countText = (name: string, count: number): string =>
  `${count.toLocaleString()} ${countNoun(name)}${count === 1 ? '' : 's'}`;

/** `5 minutes`, and a file's size in the unit that suits it. */
export function amount(value: number, unit: string): string {
  if (unit !== 'bytes') return `${value} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];
  const step = Math.min(3, Math.floor(Math.log10(Math.max(1, value)) / 3));
  const options = { style: 'unit', unit: units[step] ?? 'byte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(undefined, options).format(value / 1000 ** step);
}

const isDescription = (field: Field) =>
  field.kind === 'markdown' || (field.kind === 'text' && field.multiline === true);

const badge = (text: string, value = text) => ({ text, tone: tones[value] ?? 'neutral' });

function addField(row: RowFacts, name: string, field: Field, value: unknown, nameOf: NameOf): void {
  const label = fieldLabel(name, field);
  switch (field.kind) {
    case 'counter':
      row.badges.push(badge(countText(name, Number(value ?? 0))));
      break;
    case 'select':
      row.badges.push(badge(optionLabel(String(value)), String(value)));
      break;
    case 'computed':
      if (!field.stored && value !== undefined) row.badges.push(badge(String(value)));
      break;
    case 'boolean':
      if (value) row.badges.push(badge(label));
      break;
    case 'reference':
      if (value) row.facts.push(nameOf(String(value)) ?? '');
      break;
    case 'integer':
      row.facts.push(field.unit ? amount(Number(value), field.unit) : `${label} ${value}`);
      break;
    case 'dateTime':
      if (value) row.facts.push(`${label} ${showTime(String(value))}`);
      break;
    case 'text':
      if (value) row.facts.push(`${label}: ${value}`);
      break;
  }
}

/** Markdown as a line of text, good enough for two lines in a list. */
const withoutMarks = (source: string) =>
  source
    .slice(0, 500)
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^:{3,}.*$|[*_`#>~]+/gm, '')
    .trim();

/** The name of the document that a reference points to, once it is known. */
export type NameOf = (id: string) => string | undefined;

/** Reads a row from the resource table: which field is shown where follows from its kind. */
export function rowFacts(
  resource: ResourceDefinition,
  document: AnyDocument,
  nameOf: NameOf,
): RowFacts {
  const row: RowFacts = { badges: [], facts: [], description: '' };
  for (const [name, field] of Object.entries(resource.fields)) {
    if (name === resource.titleField || field.mode === 'hidden' || field.mode === 'writeOnly')
      continue;
    if (isDescription(field)) row.description ||= withoutMarks(String(document[name] ?? ''));
    else addField(row, name, field, document[name], nameOf);
  }
  row.facts = row.facts.filter(Boolean);
  return row;
}
