import type { ResourceDefinition } from '@pressline/shared-api';
import { Badge, IconButton, VisuallyHidden } from '@pressline/shared-ui';
import { formatDate, formatTime } from '@pressline/shared-ui/format';
import { memo, type ReactNode, useId } from 'react';
import { isPending as isPendingDocument } from '../documents/listCache';
import type { NameOf } from '../documents/useDocuments';
import type { AnyDocument } from '../documents/useResourceApi';
import type { BadgeTone } from '../fields/FieldOnScreen';
import { kindOf } from '../fields/fieldKinds';
import { fieldLabel } from '../fields/formFields';
import { Checkbox } from './Checkbox';
import * as Row from './rowStyle';
import type { RowActions } from './useRowActions';

export interface RowContent {
  title: string;
  badges: { text: string; tone: BadgeTone }[];
  facts: string[];
  description: string;
  /** Stands before the texts, such as a thumbnail. */
  media?: ReactNode;
  /** Stands in the line of facts after them. */
  extra?: ReactNode;
  /** Stands before Edit and Delete. */
  action?: ReactNode;
  keptBecause?: string;
  isProtected?: boolean;
}

/** Reads a row from the resource table: which field is shown where follows from its kind. */
function rowContent(
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
    if (name === resource.titleField || field.mode === 'hidden') continue;
    const label = fieldLabel(name, field);
    const part = kindOf(field).inRow?.(document[name], { field, name, label, nameOf });
    if (part?.badge) row.badges.push(part.badge);
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

const LastChange = ({ document: { updatedAt, savedBy } }: { document: AnyDocument }) => (
  <span>
    Changed{' '}
    <time dateTime={updatedAt} title={formatTime(updatedAt)}>
      {formatDate(updatedAt)}
    </time>
    {savedBy && ` by ${savedBy}`}
  </span>
);

interface DocumentRowProps {
  resource: ResourceDefinition;
  document: AnyDocument;
  nameOf: NameOf;
  describe?: Describe;
  /** Absent where documents cannot be ticked. */
  isSelected?: boolean;
  /** Why the last action on it was refused. */
  refusal?: string;
  actions: RowActions;
}

export const DocumentRow = memo(function DocumentRow(props: DocumentRowProps) {
  const { resource, document, nameOf, describe, isSelected, refusal, actions } = props;
  const reasonId = useId();
  const isPending = isPendingDocument(document);
  const usual = rowContent(resource, document, nameOf);
  const row = { ...usual, ...describe?.(document, nameOf, usual) };
  const { title, description, facts, extra, keptBecause } = row;
  return (
    <Row.Root data-selected={isSelected || undefined} aria-busy={isPending || undefined}>
      {isSelected !== undefined && (
        <Checkbox
          label={`Select ${title}`}
          isChecked={isSelected}
          isDisabled={isPending}
          onChange={(isOn) => actions.select(document.id, isOn)}
        />
      )}
      {row.media && <Row.Media>{row.media}</Row.Media>}
      <Row.Main>
        <Row.Head>
          <Row.Title>
            <button type="button" disabled={isPending} onClick={() => actions.edit(document)}>
              {title}
            </button>
          </Row.Title>
          {row.badges.map(({ text, tone }) => (
            <Badge key={text} tone={tone}>
              {text}
            </Badge>
          ))}
        </Row.Head>
        {description && <Row.Description>{description}</Row.Description>}
        <Row.Facts>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {extra}
          <LastChange document={document} />
        </Row.Facts>
        {refusal && <Row.Refusal>{refusal}</Row.Refusal>}
      </Row.Main>
      <Row.Actions>
        {row.action}
        <IconButton
          icon="edit"
          label={`Edit ${title}`}
          disabled={isPending}
          onClick={() => actions.edit(document)}
        />
        {!row.isProtected && (
          <span title={keptBecause}>
            <IconButton
              icon="trash"
              label={`Delete ${title}`}
              disabled={isPending || keptBecause !== undefined}
              aria-describedby={keptBecause ? reasonId : undefined}
              onClick={() => actions.remove(document)}
            />
            {keptBecause && <VisuallyHidden id={reasonId}>{keptBecause}</VisuallyHidden>}
          </span>
        )}
      </Row.Actions>
    </Row.Root>
  );
});
