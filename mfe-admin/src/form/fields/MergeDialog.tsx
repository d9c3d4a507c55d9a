import type { ResourceDefinition } from '@pressline/shared-api';
import { Button, Dialog, DialogActions, DialogBody } from '@pressline/shared-ui';
import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useReferenceNames } from '../api/queries';
import { lowerFirst } from '../api/resourceTexts';
import type { Draft } from './draft';
import { type Choice, type Decision, MergeFieldset } from './MergeFieldset';
import { type FieldConflict, type MergeSides, mergeEdits } from './mergeEdits';

function useDecisions(fields: readonly FieldConflict[]) {
  const [decisions, setDecisions] = useState<Readonly<Record<string, Decision>>>({});
  const decisionOf = ({ name, mine }: FieldConflict): Decision =>
    decisions[name] ?? { choice: undefined, edited: String(mine) };
  const decide = ({ name }: FieldConflict, decision: Decision) =>
    setDecisions((before) => ({ ...before, [name]: decision }));
  function chosenOf(field: FieldConflict) {
    const { choice = 'mine', edited } = decisionOf(field);
    return choice === 'edited' ? edited : field[choice];
  }
  return {
    decisionOf,
    choose: (field: FieldConflict, choice: Choice) =>
      decide(field, { choice, edited: String(chosenOf(field)) }),
    edit: (field: FieldConflict, edited: string) => decide(field, { choice: 'edited', edited }),
    firstOpen: fields.find((field) => decisionOf(field).choice === undefined),
    /** Only when nothing is open. */
    decided: (): Draft => Object.fromEntries(fields.map((field) => [field.name, chosenOf(field)])),
  };
}

const Open = styled.p`
  flex: 1 1 14rem;
  align-self: center;
`;

const INSTRUCTIONS =
  'Choose which version to keep for each field. If you close this, your text stays in the form.';

interface MergeDialogProps {
  resource: ResourceDefinition;
  sides: MergeSides;
  saveLabel?: string;
  /** Shown before the instructions: who saved the other version. */
  note?: string;
  /** The full name of the other editor; undefined when it was the same user. */
  other?: string | undefined;
  onMerged: (draft: Draft) => void;
  /** Back to the form, with nothing decided. */
  onCancel: () => void;
}

/** Asks about the fields that both edits have changed; what else they have changed is in the result. */
export default function MergeDialog(props: MergeDialogProps) {
  const { resource, sides, note, other, onMerged, onCancel } = props;
  const { saveLabel = 'Save the merged version' } = props;
  const { draft, conflicts } = useMemo(() => mergeEdits(resource, sides), [resource, sides]);
  const { decisionOf, choose, edit, firstOpen, decided } = useDecisions(conflicts);
  const { nameOf } = useReferenceNames(resource);
  const [isAsked, setIsAsked] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  function handleSave() {
    if (!firstOpen) return onMerged({ ...draft, ...decided() });
    setIsAsked(true);
    list.current?.querySelector<HTMLElement>(`[name="merge-${firstOpen.name}"]`)?.focus();
  }

  return (
    <Dialog
      onOpenChange={onCancel}
      size="lg"
      title={`This ${lowerFirst(resource.label)} was changed while you were editing`}
      description={[note, INSTRUCTIONS].filter(Boolean).join(' ')}
    >
      <DialogBody ref={list}>
        {conflicts.map((field) => (
          <MergeFieldset
            key={field.name}
            merged={field}
            decision={decisionOf(field)}
            nameOf={nameOf}
            other={other}
            onChoose={(choice) => choose(field, choice)}
            onEdit={(text) => edit(field, text)}
          />
        ))}
      </DialogBody>
      <DialogActions>
        <Open role="status">
          {isAsked && firstOpen ? `Choose what to save as ${firstOpen.label}.` : ''}
        </Open>
        <Button variant="secondary" onClick={onCancel}>
          Back to the form
        </Button>
        <Button onClick={handleSave}>{saveLabel}</Button>
      </DialogActions>
    </Dialog>
  );
}
