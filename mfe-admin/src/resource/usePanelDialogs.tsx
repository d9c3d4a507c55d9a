import { type ResourceKey, resources, TRASH_DAYS } from '@pressline/shared-api';
import { AlertDialog } from '@pressline/shared-ui';
import { useState } from 'react';
import { useDocumentMutations } from '../documents/useDocumentMutations';
import { ALL, useDocuments } from '../documents/useDocuments';
import type { AnyDocument } from '../documents/useResourceApi';
import type { Draft } from '../fields/draft';
import { useRemovalImpact } from '../impact/useRemovalImpact';
import { ListPanel, type ListPanelProps, type PanelDialogs } from '../list/ListPanel';
import { useFocusAfterRemoval } from '../list/useFocusAfterRemoval';
import { type FieldInputs, ResourceEditor } from './ResourceEditor';

interface DialogOptions {
  inputs?: FieldInputs;
  /** What a deletion costs, asked before it; without, only what depends on the document is told. */
  askBeforeRemoval?: string;
}

const RESTORABLE = `You can restore it from the trash for ${TRASH_DAYS} days.`;

let lastOpened = 0;

interface OpenedEditor {
  id: number;
  document?: AnyDocument;
  prefill?: Draft;
}

/** A new category begins behind all others, as few as they are; readers see them in that order. */
function useLastPlace(resourceKey: ResourceKey): Draft | undefined {
  const isOrdered = resourceKey === 'categories';
  const { documents = [] } = useDocuments('categories', ALL, isOrdered);
  if (!isOrdered || documents.length === 0) return undefined;
  return { order: String(Math.max(...documents.map(({ order }) => Number(order))) + 1) };
}

export function usePanelDialogs(
  resourceKey: ResourceKey,
  { inputs, askBeforeRemoval }: DialogOptions = {},
): PanelDialogs {
  // Several, because one that waits for the server out of sight comes back if it is refused.
  const [editors, setEditors] = useState<readonly OpenedEditor[]>([]);
  const [asked, setAsked] = useState<{ document: AnyDocument; cost: string }>();
  const findImpact = useRemovalImpact(resourceKey);
  const lastPlace = useLastPlace(resourceKey);
  const { remove } = useDocumentMutations(resourceKey);
  const { headingRef, expectRemoval } = useFocusAfterRemoval();

  function open(document?: AnyDocument): void {
    lastOpened += 1;
    const opened = { id: lastOpened, document, ...(!document && { prefill: lastPlace }) };
    setEditors((before) => [...before, opened]);
  }
  function removeNow(document: AnyDocument): void {
    expectRemoval();
    remove.mutate(document);
  }

  function askOrRemove(document: AnyDocument): void {
    void findImpact([document.id], (impact) => {
      const cost = askBeforeRemoval ?? (impact && `${impact} ${RESTORABLE}`);
      if (cost) setAsked({ document, cost });
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
          prefill={prefill}
          onClose={() => setEditors((before) => before.filter((one) => one.id !== id))}
        />
      ))}
      <AlertDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={`Delete “${asked?.document[resources[resourceKey].titleField] ?? ''}”?`}
        description={asked?.cost}
        confirmLabel="Delete"
        onConfirm={() => asked && removeNow(asked.document)}
      />
    </>
  );
  return {
    dialogs,
    headingRef,
    create: () => open(),
    edit: open,
    remove: askOrRemove,
  };
}

export type ResourcePanelProps = Omit<ListPanelProps, 'dialogs'> & DialogOptions;

export function ResourcePanel({ inputs, askBeforeRemoval, ...list }: ResourcePanelProps) {
  const dialogs = usePanelDialogs(list.resourceKey, { inputs, askBeforeRemoval });
  return <ListPanel {...list} dialogs={dialogs} />;
}
