import { type ImpactGroup, type ResourceKey, resources, TRASH_DAYS } from '@pressline/shared-api';
import { AlertDialog } from '@pressline/shared-ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import { ALL_DOCUMENTS, useDocuments } from '../form/api/queries';
import type { AnyDocument } from '../form/api/useApi';
import { type Removal, useDocumentMutations } from '../form/api/useDocumentMutations';
import { useFocusAfterRemoval } from '../form/browser';
import type { Draft } from '../form/fields/draft';
import { useImpact } from '../form/impactText';
import { type FieldInputs, ResourceEditor, type ResourceEditorProps } from '../form/ResourceEditor';
import type { EditorOptions } from '../form/useEditor';
import { ListPanel, type ListPanelProps, type PanelDialogs } from './ListPanel';

/** A question before a deletion; it is answered by `onDelete` or by closing it. */
export interface RemovalDialogProps {
  document: AnyDocument;
  /** What depends on the document; undefined when that could not be found out. */
  groups: readonly ImpactGroup[] | undefined;
  onClose: () => void;
  onDelete: (call?: Removal['call']) => void;
}

interface DialogOptions {
  inputs?: FieldInputs;
  update?: EditorOptions['update'];
  submitLabel?: ResourceEditorProps['submitLabel'];
  /** Asked before each deletion; without, only what depends on the document is told. */
  RemovalDialog?: ComponentType<RemovalDialogProps>;
}

const RESTORABLE = `You can restore it from the trash for ${TRASH_DAYS} days.`;

let lastOpened = 0;

interface OpenedEditor {
  id: number;
  document?: AnyDocument;
  prefill?: Draft;
}

/** A new category begins behind all others, as few as they are; readers see them in that order. */
function useLastOrder(resourceKey: ResourceKey): Draft | undefined {
  const isOrdered = resourceKey === 'categories';
  const { documents = [] } = useDocuments('categories', ALL_DOCUMENTS, isOrdered);
  if (!isOrdered || documents.length === 0) return undefined;
  return { order: String(Math.max(...documents.map(({ order }) => Number(order))) + 1) };
}

export function usePanelDialogs(
  resourceKey: ResourceKey,
  { inputs, update, submitLabel, RemovalDialog }: DialogOptions = {},
): PanelDialogs {
  // Several, because one that waits for the server out of sight comes back if it is refused.
  const [editors, setEditors] = useState<readonly OpenedEditor[]>([]);
  const [asked, setAsked] = useState<
    Pick<RemovalDialogProps, 'document' | 'groups'> & { cost: ReactNode }
  >();
  const [createdId, setCreatedId] = useState<string>();
  const findImpact = useImpact(resourceKey);
  const lastOrder = useLastOrder(resourceKey);
  const { remove } = useDocumentMutations(resourceKey);
  const removal = useFocusAfterRemoval();

  function open(document?: AnyDocument): void {
    lastOpened += 1;
    const opened = { id: lastOpened, document, ...(!document && { prefill: lastOrder }) };
    setEditors((before) => [...before, opened]);
  }
  function removeNow(document: AnyDocument, call?: Removal['call']): void {
    removal.expectRemoval();
    remove.mutate({ document, call });
  }

  function askOrRemove(document: AnyDocument): void {
    void findImpact('delete', [document.id], (impact, groups) => {
      const cost = impact && (
        <>
          {impact} {RESTORABLE}
        </>
      );
      if (cost || RemovalDialog) setAsked({ document, cost, groups });
      else removeNow(document);
    });
  }

  const dialogs = (
    <>
      {editors.map(({ id, document, prefill }) => (
        <ResourceEditor
          key={id}
          resourceKey={resourceKey}
          document={document}
          inputs={inputs}
          update={update}
          submitLabel={submitLabel}
          prefill={prefill}
          onCreated={setCreatedId}
          onClose={() => setEditors((before) => before.filter((one) => one.id !== id))}
        />
      ))}
      {RemovalDialog && asked && (
        <RemovalDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onDelete={(call) => removeNow(asked.document, call)}
        />
      )}
      <AlertDialog
        open={asked !== undefined && !RemovalDialog}
        onOpenChange={() => setAsked(undefined)}
        title={`Delete “${asked?.document[resources[resourceKey].titleField] ?? ''}”?`}
        description={asked?.cost}
        confirmLabel="Delete"
        onConfirm={() => asked && removeNow(asked.document)}
      />
    </>
  );
  return { dialogs, removal, createdId, create: () => open(), edit: open, remove: askOrRemove };
}

export type ResourcePanelProps = Omit<ListPanelProps, 'dialogs'> & DialogOptions;

export function ResourcePanel({ inputs, update, RemovalDialog, ...list }: ResourcePanelProps) {
  const dialogs = usePanelDialogs(list.resourceKey, { inputs, update, RemovalDialog });
  return <ListPanel {...list} dialogs={dialogs} />;
}
