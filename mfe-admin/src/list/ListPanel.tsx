import {
  type ListParams,
  type ResourceDefinition,
  type ResourceKey,
  resources,
} from '@pressline/shared-api';
import { Stack, theme } from '@pressline/shared-ui';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { resourceTexts } from '../documents/resourceTexts';
import { useDocuments } from '../documents/useDocuments';
import { useReferenceNames } from '../documents/useReferenceNames';
import type { PanelDialogs } from '../resource/usePanelDialogs';
import { useShortcut } from '../shortcuts/useShortcut';
import { DocumentList } from './DocumentList';
import { ListControls } from './ListControls';
import { ListFooter } from './ListFooter';
import { type Describe, ListRow } from './ListRow';
import { PanelHeader } from './PanelHeader';
import { SelectionBar } from './SelectionBar';
import { defaultSort } from './sortChoices';
import { useBulk } from './useBulk';
import { useListAddress } from './useListAddress';
import { useRowActions } from './useRowActions';
import { useSelection } from './useSelection';

const Note = styled.p`
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.small};
`;

export interface ListPanelProps {
  resourceKey: ResourceKey;
  dialogs: PanelDialogs;
  /** Greatest height of the list before it scrolls. */
  listHeight?: string;
  /** A sentence above the list. */
  note?: string;
  /** Changes what the resource table says of a row. */
  describe?: Describe;
}

/** A resource's list: searched, filtered, ordered and paged, with what can be done to its records. */
export function ListPanel({
  resourceKey,
  dialogs,
  listHeight = '500px',
  note,
  describe,
}: ListPanelProps) {
  const resource: ResourceDefinition = resources[resourceKey];
  const texts = resourceTexts(resourceKey);
  const { address, settled, update, filter } = useListAddress(resource);
  const { q, category, status, sort, page, size } = settled;
  const params: ListParams = {
    q,
    categoryId: category,
    page,
    limit: size,
    ...(status && { published: status === 'published' }),
    ...(sort !== defaultSort(resource) && { sort }),
  };
  const query = useDocuments(resourceKey, params);
  const { documents, total } = query;
  const nameOf = useReferenceNames(resource);
  const select = (selected: readonly string[]) => update({ selected });
  const selection = useSelection(address.selected, documents, select);
  const bulk = useBulk(resourceKey, (done) =>
    update(({ selected }) => ({ selected: selected.filter((id) => !done.includes(id)) })),
  );
  const { edit, remove } = dialogs;
  const actions = useRowActions({ select: selection.toggle, edit, remove });
  useShortcut('n', dialogs.create);

  const lastPage = Math.max(1, Math.ceil(total / size));
  // The last record of a page may have been deleted, and an address may ask for any page.
  const isBeyond = documents !== undefined && !query.isPlaceholderData && page > lastPage;
  useEffect(() => {
    if (isBeyond) update({ page: lastPage });
  }, [isBeyond, lastPage, update]);

  const canSelect = resourceKey !== 'users';
  return (
    <>
      <PanelHeader
        title={resource.labelPlural}
        createLabel={`New ${texts.title}`}
        onCreate={dialogs.create}
        onRefresh={() => void query.refetch()}
        isRefreshing={query.isRefetching}
        headingRef={dialogs.headingRef}
      />
      <Stack gap="sm">
        {note && <Note>{note}</Note>}
        <ListControls
          resource={resource}
          address={address}
          onFilter={filter}
          onSort={(next) => update({ sort: next, page: 1 })}
        />
        <DocumentList
          texts={texts}
          query={isBeyond ? { ...query, documents: undefined } : query}
          isFiltered={q !== '' || category !== '' || status !== ''}
          height={listHeight}
          onCreate={dialogs.create}
          onClearFilters={() => filter({ q: '', category: '', status: '' })}
          head={
            canSelect && (
              <SelectionBar
                resource={resource}
                selection={selection}
                isBusy={bulk.isBusy || query.isPlaceholderData}
                onRun={bulk.run}
              />
            )
          }
          row={(document) => (
            <ListRow
              key={document.id}
              resource={resource}
              document={document}
              nameOf={nameOf}
              describe={describe}
              isSelected={canSelect ? selection.has(document.id) : undefined}
              refusal={bulk.refusals.get(document.id)}
              actions={actions}
            />
          )}
        />
        {documents && (
          <ListFooter
            page={Math.min(page, lastPage)}
            size={size}
            total={total}
            nouns={{ one: texts.singular, many: texts.plural }}
            onChange={update}
          />
        )}
      </Stack>
      {dialogs.dialogs}
    </>
  );
}
