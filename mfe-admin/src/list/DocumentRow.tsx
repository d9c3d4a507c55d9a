import { Badge, IconButton, VisuallyHidden } from '@pressline/shared-ui';
import { useId } from 'react';
import type { RowContent } from '../fields/rowFacts';
import { Checkbox } from './Checkbox';
import * as Row from './rowStyle';

interface DocumentRowProps extends RowContent {
  /** Absent where records cannot be ticked. */
  isSelected?: boolean | undefined;
  /** The server does not have it yet. */
  isPending: boolean;
  /** Why the last action on it was refused. */
  refusal?: string | undefined;
  onSelect: (isSelected: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One record in a list, with what can be done to it. */
export function DocumentRow({
  title,
  media,
  badges,
  description,
  facts,
  extra,
  keptBecause,
  isProtected = false,
  isSelected,
  isPending,
  refusal,
  onSelect,
  onEdit,
  onRemove,
}: DocumentRowProps) {
  const reasonId = useId();
  return (
    <Row.Root data-selected={isSelected || undefined} aria-busy={isPending || undefined}>
      {isSelected !== undefined && (
        <Checkbox
          label={`Select ${title}`}
          isChecked={isSelected}
          isDisabled={isPending}
          onChange={onSelect}
        />
      )}
      {media && <Row.Media>{media}</Row.Media>}
      <Row.Main>
        <Row.Head>
          <Row.Title>
            <button type="button" disabled={isPending} onClick={onEdit}>
              {title}
            </button>
          </Row.Title>
          {badges.map((badge) => (
            <Badge key={badge.text} tone={badge.tone}>
              {badge.text}
            </Badge>
          ))}
        </Row.Head>
        {description && <Row.Description>{description}</Row.Description>}
        {(facts.length > 0 || extra) && (
          <Row.Facts>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {extra}
          </Row.Facts>
        )}
        {refusal && <Row.Refusal>{refusal}</Row.Refusal>}
      </Row.Main>
      <Row.Actions>
        <IconButton icon="edit" label={`Edit ${title}`} disabled={isPending} onClick={onEdit} />
        {!isProtected && (
          <span title={keptBecause}>
            <IconButton
              icon="trash"
              label={`Delete ${title}`}
              disabled={isPending || keptBecause !== undefined}
              aria-describedby={keptBecause ? reasonId : undefined}
              onClick={onRemove}
            />
            {keptBecause && <VisuallyHidden id={reasonId}>{keptBecause}</VisuallyHidden>}
          </span>
        )}
      </Row.Actions>
    </Row.Root>
  );
}
