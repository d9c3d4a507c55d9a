import type { ResourceDefinition } from '@pressline/shared-api';
import { Badge, IconButton, VisuallyHidden } from '@pressline/shared-ui';
import { formatDate, formatTime } from '@pressline/shared-ui/format';
import { type KeyboardEvent, memo, useEffect, useId, useRef } from 'react';
import { isPending as isPendingDocument } from '../form/api/editQueries';
import { type NameOf, useFullName } from '../form/api/queries';
import type { AnyDocument } from '../form/api/useApi';
import { Checkbox } from '../form/controls';
import * as Style from './documentRowStyle';
import { dragRow, indexByKey, MoveButtons } from './moving';
import { type Describe, type RowActions, rowContent } from './rowContent';
import { Grip, Refusal } from './rowStyle';

function LastChange({ document: { updatedAt, savedBy } }: { document: AnyDocument }) {
  const fullName = useFullName(Boolean(savedBy));
  return (
    <Style.Change>
      Changed{' '}
      <time dateTime={updatedAt} title={formatTime(updatedAt)}>
        {formatDate(updatedAt)}
      </time>
      {savedBy && <span>{` by ${fullName(savedBy)}`}</span>}
    </Style.Change>
  );
}

interface DocumentRowProps {
  resource: ResourceDefinition;
  document: AnyDocument;
  nameOf: NameOf;
  describe?: Describe;
  /** It was created just now, and comes into view. */
  isNew: boolean;
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
  const { resource, document, nameOf, describe, isNew, isSelected, refusal, actions } = props;
  const { index, count = 0 } = props;
  const reasonId = useId();
  const own = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) own.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isNew]);
  const isPending = isPendingDocument(document);
  const usual = rowContent(resource, document, nameOf);
  const row = { ...usual, ...describe?.(document, nameOf, usual) };
  const { title, undeletableReason } = row;
  const canMove = index !== undefined;
  function handleKeyDown(event: KeyboardEvent) {
    const to = canMove && !isPending ? indexByKey(event, index) : undefined;
    if (canMove && to !== undefined) actions.move(index, to);
  }
  return (
    <Style.Row
      ref={own}
      data-new={isNew || undefined}
      data-selected={isSelected || undefined}
      data-moves={canMove ? document.id : undefined}
      aria-busy={isPending || undefined}
      onKeyDown={handleKeyDown}
    >
      {canMove && (
        <Grip
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
      {row.media && <Style.Media>{row.media}</Style.Media>}
      <Style.Main>
        <Style.Line>
          <Style.Title>
            <button
              type="button"
              title={title}
              disabled={isPending}
              onClick={() => actions.edit(document)}
            >
              {title}
            </button>
          </Style.Title>
          <Style.Meta>
            {row.badges.map(({ text, tone }) => (
              <Badge key={text} tone={tone}>
                {text}
              </Badge>
            ))}
            {row.category !== undefined && (
              <Style.Category title={row.category}>{row.category}</Style.Category>
            )}
            <LastChange document={document} />
          </Style.Meta>
        </Style.Line>
        <Style.Line>
          {row.description && (
            <Style.Description title={row.description}>{row.description}</Style.Description>
          )}
          <Style.Facts>
            {row.facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {row.extra}
          </Style.Facts>
        </Style.Line>
        {refusal && <Refusal>{refusal}</Refusal>}
      </Style.Main>
      <Style.Actions>
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
      </Style.Actions>
    </Style.Row>
  );
});
