import { type ResourceDefinition, type ResourceKey, resources } from '@pressline/shared-api';
import { Button, Icon, Stack } from '@pressline/shared-ui';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useReferenceNames } from '../form/api/queries';
import { resourceTexts } from '../form/api/resourceTexts';
import { useUntilTimeout } from '../form/api/timing';
import type { AnyDocument } from '../form/api/useApi';
import type { useFocusAfterRemoval } from '../form/browser';
import { Note } from '../form/controls';
import { DocumentRow } from './DocumentRow';
import { ListBody } from './ListBody';
import { resourceListFormat, searchedFields } from './listAddress';
import { PanelHeader } from './PanelHeader';
import { ResourceFilters } from './ResourceFilters';
import { type Describe, useRowActions } from './rowContent';
import { SelectionBar } from './SelectionBar';
import { UndoBar } from './UndoBar';
import { useAddressState } from './useAddressState';
import { useBulk, useBulkGuard } from './useBulk';
import { useDocumentMoves } from './useDocumentMoves';
import { useListed } from './useListed';
import { useSelection } from './useSelection';

/** What can be opened from a list; `dialogs` stand beside it. */
export interface PanelDialogs {
  dialogs: ReactNode;
  /** The panel's heading takes the focus when what had it is gone. */
  removal: ReturnType<typeof useFocusAfterRemoval>;
  /** The document that was created last. */
  createdId?: string | undefined;
  create: () => void;
  edit: (document: AnyDocument) => void;
  remove: (document: AnyDocument) => void;
}

export interface ListPanelProps {
  resourceKey: ResourceKey;
  dialogs: PanelDialogs;
  listHeight?: string;
  note?: ReactNode;
  /** What stands above the list for a search and a status. */
  above?: (search: string, status: string) => ReactNode;
  /** Beside the heading. */
  tools?: ReactNode;
  describe?: Describe;
}

/** How long rows wait for the names of referenced documents. */
const NAMES_TIMEOUT_MS = 300;

const NO_FILTER = { q: '', category: '', status: '', owner: '' };

export function ListPanel(props: ListPanelProps) {
  const { resourceKey, dialogs, listHeight = '500px', note, above, tools, describe } = props;
  const resource: ResourceDefinition = resources[resourceKey];
  const texts = resourceTexts(resourceKey);
  const format = useMemo(() => resourceListFormat(resource), [resource]);
  const { address, debounced, update } = useAddressState(format);
  const { q, category, status, owner } = debounced;
  const { query, isInText } = useListed(resourceKey, debounced);
  const { documents, total, isPlaceholderData } = query;
  const { nameOf, isLoading: areNamesMissing } = useReferenceNames(resource);
  const isNaming = useUntilTimeout(areNamesMissing, NAMES_TIMEOUT_MS);
  const selection = useSelection(address.selected, documents, update);
  const bulk = useBulk(resourceKey, selection.remove);
  const { create, edit, remove, removal, createdId } = dialogs;
  const guard = useBulkGuard(resourceKey, (body) => {
    removal.expectRemoval();
    bulk.run(body);
  });
  useEffect(removal.moveFocus);
  const { canMove, move, announcement } = useDocumentMoves(resourceKey, debounced, documents);
  const actions = useRowActions({ select: selection.toggle, edit, remove, move });

  // Another search or filter shows other documents: the first page, and none of them ticked.
  const filter = (part: Partial<typeof NO_FILTER>) => update({ ...part, page: 1, selected: '' });
  const canSelect = resourceKey !== 'users';
  const createLabel = `New ${texts.title}`;
  return (
    <>
      <PanelHeader
        title={texts.page}
        createLabel={createLabel}
        onCreate={create}
        query={query}
        headingRef={removal.headingRef}
      >
        {tools}
      </PanelHeader>
      <Stack gap="sm">
        {note && <Note>{note}</Note>}
        <ResourceFilters
          resource={resource}
          address={address}
          onFilter={filter}
          onSort={(next) => update({ sort: next, page: 1 })}
        />
        <UndoBar resourceKey={resourceKey} onUndo={removal.expectRemoval} />
        {above?.(q, status)}
        {isInText && <Note>{`Found in the text, not in ${searchedFields(resource)}.`}</Note>}
        <ListBody
          texts={texts}
          query={query}
          // Wait for the referenced names, so that rows do not render twice.
          rows={isNaming ? undefined : documents}
          isFiltered={[q.trim(), category, status, owner].some(Boolean)}
          height={listHeight}
          onClearFilters={() => filter(NO_FILTER)}
          emptyAction={
            <Button variant="secondary" onClick={create}>
              <Icon name="plus" />
              {createLabel}
            </Button>
          }
          head={
            canSelect && (
              <SelectionBar
                resourceKey={resourceKey}
                selection={selection}
                isBusy={bulk.isBusy || guard.isBusy || isPlaceholderData}
                onRun={guard.run}
              />
            )
          }
          row={(document, index) => (
            <DocumentRow
              key={document.id}
              resource={resource}
              document={document}
              nameOf={nameOf}
              describe={describe}
              isNew={document.id === createdId}
              isSelected={canSelect ? selection.ids.includes(document.id) : undefined}
              index={canMove && !isPlaceholderData ? index : undefined}
              count={documents?.length}
              refusal={bulk.refusals.get(document.id)}
              actions={actions}
            />
          )}
          page={debounced.page}
          size={debounced.size}
          total={total}
          nouns={{ one: texts.singular, many: texts.plural }}
          onPage={update}
        />
      </Stack>
      {announcement}
      {dialogs.dialogs}
      {guard.dialogs}
    </>
  );
}
