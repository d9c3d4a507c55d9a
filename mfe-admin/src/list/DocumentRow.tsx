import type { ResourceDefinition } from '@pressline/shared-api';
import { Badge, IconButton, VisuallyHidden } from '@pressline/shared-ui';
import { formatDate, formatTime } from '@pressline/shared-ui/format';
import { type KeyboardEvent, memo, useId } from 'react';
import { isPending as isPendingDocument } from '../form/api/editQueries';
import { type NameOf, useFullName } from '../form/api/queries';
import type { AnyDocument } from '../form/api/useApi';
import { Checkbox } from '../form/controls';
import { dragRow, indexByKey, MoveButtons } from './moving';
import { type Describe, type RowActions, rowContent } from './rowContent';
import * as Row from './rowStyle';

function LastChange({ document: { updatedAt, savedBy } }: { document: AnyDocument }) {
  const fullName = useFullName(Boolean(savedBy));
  return (
    <span>
      Changed{' '}
      <time dateTime={updatedAt} title={formatTime(updatedAt)}>
        {formatDate(updatedAt)}
      </time>
      {savedBy && <span>{` by ${fullName(savedBy)}`}</span>}
    </span>
  );
}

interface DocumentRowProps {
  resource: ResourceDefinition;
  document: AnyDocument;
  nameOf: NameOf;
  describe?: Describe;
  /** Absent where documents cannot be ticked. */
  isSelected?: boolean;
  /** Its place among how many, where documents can be moved. */
  index?: number;
  count?: number;
  /** Why the last action on it was refused. */
  refusal?: string;
  actions: RowActions;
}

export const DocumentRow = memo(function DocumentRow(props: DocumentRowProps) {
  const { resource, document, nameOf, describe, isSelected, refusal, actions } = props;
  const { index, count = 0 } = props;
  const reasonId = useId();
  const isPending = isPendingDocument(document);
  const usual = rowContent(resource, document, nameOf);
  const row = { ...usual, ...describe?.(document, nameOf, usual) };
  const { title, description, facts, extra, undeletableReason } = row;
  const canMove = index !== undefined;
  function handleKeyDown(event: KeyboardEvent) {
    const to = canMove && !isPending ? indexByKey(event, index) : undefined;
    if (canMove && to !== undefined) actions.move(index, to);
  }
  return (
    <Row.Wrapping
      data-selected={isSelected || undefined}
      data-moves={canMove ? document.id : undefined}
      aria-busy={isPending || undefined}
      onKeyDown={handleKeyDown}
    >
      {canMove && (
        <Row.Grip
          aria-hidden="true"
          title="Drag to move"
          onPointerDown={(event) => dragRow(event, (to) => actions.move(index, to))}
        />
      )}
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
      <Row.Actions data-icons>
        {canMove && (
          <MoveButtons
            {...{ title, index, count }}
            isDisabled={isPending}
            onMove={(to) => actions.move(index, to)}
          />
        )}
        {row.action}
        <IconButton
          icon="edit"
          label={`Edit ${title}`}
          disabled={isPending}
          onClick={() => actions.edit(document)}
        />
        {!row.isProtected && (
          <span title={undeletableReason}>
            <IconButton
              icon="trash"
              label={`Delete ${title}`}
              disabled={isPending || undeletableReason !== undefined}
              aria-describedby={undeletableReason ? reasonId : undefined}
              onClick={() => actions.remove(document)}
            />
            {undeletableReason && (
              <VisuallyHidden id={reasonId}>{undeletableReason}</VisuallyHidden>
            )}
          </span>
        )}
      </Row.Actions>
    </Row.Wrapping>
  );
});
