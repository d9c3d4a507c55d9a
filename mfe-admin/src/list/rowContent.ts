import type { ResourceDefinition } from '@pressline/shared-api';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { NameOf } from '../form/api/queries';
import type { AnyDocument } from '../form/api/useApi';
import type { BadgeTone } from '../form/fields/FieldOnScreen';
import { kindOf } from '../form/fields/fieldKinds';
import { fieldLabel } from '../form/fields/formFields';

export interface RowContent {
  title: string;
  badges: { text: string; tone: BadgeTone }[];
  category?: string;
  facts: string[];
  description: string;
  /** Shown before the texts, such as a thumbnail. */
  media?: ReactNode;
  /** Shown in the line of facts after them. */
  extra?: ReactNode;
  /** Shown before Edit and Delete. */
  action?: ReactNode;
  undeletableReason?: string;
  isProtected?: boolean;
}

/** Reads a row from the resource table: which field is shown where follows from its kind. */
export function rowContent(
  resource: ResourceDefinition,
  document: AnyDocument,
  nameOf: NameOf,
): RowContent {
  const row: RowContent = {
    title: String(document[resource.titleField]),
    badges: [],
    facts: [],
    description: '',
  };
  for (const [name, field] of Object.entries(resource.fields)) {
    // The order is that of the rows.
    if ([resource.titleField, 'order'].includes(name) || field.mode === 'hidden') continue;
    const label = fieldLabel(name, field);
    const part = kindOf(field).inRow?.(document[name], { field, name, label, nameOf });
    if (part?.badge) row.badges.push(part.badge);
    if (part?.category !== undefined) row.category = part.category;
    if (part?.fact) row.facts.push(part.fact);
    if (part?.description) row.description ||= part.description;
  }
  return row;
}

/** What a panel shows otherwise than `usual`, which follows from the resource table. */
export type Describe = (
  document: AnyDocument,
  nameOf: NameOf,
  usual: RowContent,
) => Partial<RowContent>;

export interface RowActions {
  select(id: string, isSelected: boolean): void;
  edit(document: AnyDocument): void;
  remove(document: AnyDocument): void;
  move(from: number, to: number): void;
}

/** The same object at each rendering, so that rows that have not changed are left alone. */
export function useRowActions(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState<RowActions>(() => ({
    select: (id, isSelected) => latest.current.select(id, isSelected),
    edit: (document) => latest.current.edit(document),
    remove: (document) => latest.current.remove(document),
    move: (from, to) => latest.current.move(from, to),
  }));
  return stable;
}
