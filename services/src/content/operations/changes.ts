import { type ResourceDefinition, writtenFields } from '@pressline/shared-api';
import type { StoredDocument } from '../../store/database/createModel';
import { siteTarget } from '../articles/links/readLinks';
import { rewriteLinks } from '../articles/links/rewriteLinks';
import { bodyValue, isSameValue } from '../resource/bodyValue';
import { textsOf } from '../resource/textsOf';
import type { StepChange, Values } from './StoredOperation';

type ChangeOf<Type> = Extract<StepChange, { type: Type }>;
export type FieldChange = Extract<
  StepChange,
  { type: 'set' | 'links' | 'edits' | 'replaceInList' }
>;

interface Site {
  resource: ResourceDefinition;
  publicUrl: string;
}

function newAddress(address: string, { from, to }: ChangeOf<'links'>, publicUrl: string) {
  const target = siteTarget(address, '/help', publicUrl);
  if (!target || to === null || !from.includes(target.page)) return address;
  return target.origin + to + target.anchor;
}

function changeLinks(stored: Readonly<Values>, change: ChangeOf<'links'>, site: Site): Values {
  const { fields } = site.resource;
  const changed = writtenFields(site.resource).flatMap((name) => {
    const value = String(stored[name] ?? '');
    const { kind } = fields[name] ?? {};
    if (kind === 'markdown') return [[name, rewriteLinks(value, change, site.publicUrl)]];
    return kind === 'url' ? [[name, newAddress(value, change, site.publicUrl)]] : [];
  });
  return Object.fromEntries(changed);
}

/** The texts that `edits` make of those that are stored. */
function applyEdits(
  stored: Readonly<Values>,
  { edits }: Pick<ChangeOf<'edits'>, 'edits'>,
): Record<string, string> {
  const values: Record<string, string> = {};
  for (const { field, start, end, insert } of edits.toReversed()) {
    const text = values[field] ?? String(stored[field] ?? '');
    values[field] = text.slice(0, start) + insert + text.slice(end);
  }
  return values;
}

/** A list with another item in the place of one, or without it; each item once. */
function replaceItem(list: unknown, { from, to }: { from: string; to: string | null }) {
  return [...new Set(textsOf(list).flatMap((item) => (item === from ? (to ?? []) : [item])))];
}

function valuesOf(change: FieldChange, stored: Readonly<Values>, site: Site): Values {
  switch (change.type) {
    case 'set':
      return change.values;
    case 'links':
      return changeLinks(stored, change, site);
    case 'edits':
      return applyEdits(stored, change);
    case 'replaceInList':
      return { [change.field]: replaceItem(stored[change.field], change) };
  }
}

/** The body that makes a change; empty when the document is as it would be. */
export function bodyOf(change: FieldChange, stored: Readonly<Values>, site: Site): Values {
  const values = valuesOf(change, stored, site);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSameValue(value, bodyValue(stored[name]))),
  );
}

/** The values that a document has of the fields in `names`, as a body has them. */
export const formerOf = (names: readonly string[], stored: Readonly<Values>): Values =>
  Object.fromEntries(names.map((name) => [name, bodyValue(stored[name])]));

/** Whether a document has these values. */
export const hasValues = (stored: Readonly<Values>, values: Values): boolean =>
  Object.entries(values).every(([name, value]) => isSameValue(value, bodyValue(stored[name])));

/** Why a step is refused whose document is another version by now. */
export const changedSince = ({ savedBy }: StoredDocument) =>
  `Changed${savedBy ? ` by ${savedBy}` : ''} since`;
