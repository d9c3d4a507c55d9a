import type { ResourceDefinition } from '@pressline/shared-api';
import { memo } from 'react';
import { isPending } from '../documents/listCache';
import type { AnyDocument } from '../documents/useResourceApi';
import { type NameOf, type RowContent, rowFacts } from '../fields/rowFacts';
import { DocumentRow } from './DocumentRow';
import type { RowActions } from './useRowActions';

/** Changes what the resource table says of a row. */
export type Describe = (document: AnyDocument, nameOf: NameOf) => Partial<RowContent>;

interface ListRowProps {
  resource: ResourceDefinition;
  document: AnyDocument;
  nameOf: NameOf;
  describe: Describe | undefined;
  isSelected: boolean | undefined;
  refusal: string | undefined;
  actions: RowActions;
}

/** A record as a row; rendered anew only when something about itself has changed. */
export const ListRow = memo(function ListRow({
  resource,
  document,
  nameOf,
  describe,
  isSelected,
  refusal,
  actions,
}: ListRowProps) {
  return (
    <DocumentRow
      title={String(document[resource.titleField])}
      {...rowFacts(resource, document, nameOf)}
      {...describe?.(document, nameOf)}
      isSelected={isSelected}
      isPending={isPending(document)}
      refusal={refusal}
      onSelect={(isOn) => actions.select(document.id, isOn)}
      onEdit={() => actions.edit(document)}
      onRemove={() => actions.remove(document)}
    />
  );
});
