import { type ResourceDefinition, type ResourceKey, resources } from '@pressline/shared-api';
import { theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';
import { DocumentList } from './DocumentList';
import { DocumentRow } from './DocumentRow';
import { PanelHeader } from './PanelHeader';
import { rowFacts } from './rowFacts';
import { resourceTexts } from './texts';
import { ALL, useDocuments } from './useDocuments';
import { usePanelDialogs } from './usePanelDialogs';
import { useReferenceNames } from './useReferenceNames';
import type { AnyDocument } from './useResourceApi';

const Note = styled.p`
  margin-bottom: ${theme.space.md};
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.small};
`;

interface ResourcePanelProps {
  resourceKey: ResourceKey;
  /** A sentence above the list. */
  note?: string;
  /** Greatest height of the list before it scrolls. */
  listHeight?: string;
  /** Why a record cannot be deleted at present; undefined when it can. */
  keepBecause?: (document: AnyDocument) => string | undefined;
}

/** List, create, edit and delete for any resource, from the resource table alone. */
export function ResourcePanel({ resourceKey, note, listHeight, keepBecause }: ResourcePanelProps) {
  const resource: ResourceDefinition = resources[resourceKey];
  const query = useDocuments(resourceKey, ALL);
  const nameOf = useReferenceNames(resource);
  const { dialogs, headingRef, create, edit, remove } = usePanelDialogs(resourceKey);
  return (
    <>
      <PanelHeader
        title={resource.labelPlural}
        createLabel={`New ${resourceTexts(resourceKey).title}`}
        onCreate={create}
        onRefresh={() => void query.refetch()}
        isRefreshing={query.isRefetching}
        headingRef={headingRef}
      />
      {note && <Note>{note}</Note>}
      <DocumentList
        resourceKey={resourceKey}
        query={query}
        height={listHeight}
        row={(document) => (
          <DocumentRow
            key={document.id}
            title={String(document[resource.titleField])}
            {...rowFacts(resource, document, nameOf)}
            keptBecause={keepBecause?.(document)}
            onEdit={() => edit(document)}
            onRemove={() => remove(document)}
          />
        )}
      />
      {dialogs}
    </>
  );
}
