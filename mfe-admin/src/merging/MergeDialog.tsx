import type { ResourceDefinition } from '@pressline/shared-api';
import { Button, Dialog, DialogActions, DialogBody } from '@pressline/shared-ui';
import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { lowerFirst } from '../documents/resourceTexts';
import { useReferenceNames } from '../documents/useDocuments';
import type { Draft } from '../fields/draft';
import { MergeFieldset } from './MergeFieldset';
import {
  type Choice,
  chosenValue,
  type Decision,
  type MergeField,
  type MergeSides,
  mergeFields,
  obviousChoice,
} from './mergeFields';

function useMerge(fields: readonly MergeField[]) {
  const [decisions, setDecisions] = useState<Readonly<Record<string, Decision>>>({});
  const decisionOf = (field: MergeField): Decision =>
    decisions[field.name] ?? {
      choice: obviousChoice(field),
      edited: String(field.combined ?? field.mine),
    };
  const decide = ({ name }: MergeField, decision: Decision) =>
    setDecisions((before) => ({ ...before, [name]: decision }));

  return {
    decisionOf,
    choose(field: MergeField, choice: Choice) {
      const { choice: last, edited } = decisionOf(field);
      const isNewEdit = choice === 'edited' && last !== undefined && last !== 'edited';
      decide(field, {
        choice,
        edited: isNewEdit ? String(chosenValue(field, last, edited)) : edited,
      });
    },
    edit: (field: MergeField, edited: string) => decide(field, { choice: 'edited', edited }),
    firstOpen: fields.find((field) => decisionOf(field).choice === undefined),
    /** `mine` with the decisions carried out. Only when nothing is open. */
    result(mine: Draft): Draft {
      const chosen = fields.map((field) => {
        const { choice = 'mine', edited } = decisionOf(field);
        return [field.name, chosenValue(field, choice, edited)];
      });
      return { ...mine, ...Object.fromEntries(chosen) };
    },
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
  onMerged: (draft: Draft) => void;
  /** Back to the form, with nothing decided. */
  onCancel: () => void;
}

export default function MergeDialog(props: MergeDialogProps) {
  const {
    resource,
    sides,
    saveLabel = 'Save the merged version',
    note,
    onMerged,
    onCancel,
  } = props;
  const fields = useMemo(() => mergeFields(resource, sides), [resource, sides]);
  const { decisionOf, choose, edit, firstOpen, result } = useMerge(fields);
  const { nameOf } = useReferenceNames(resource);
  const [isAsked, setIsAsked] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const noun = lowerFirst(resource.label);

  function handleSave() {
    if (!firstOpen) return onMerged(result(sides.mine));
    setIsAsked(true);
    list.current?.querySelector<HTMLElement>(`[name="merge-${firstOpen.name}"]`)?.focus();
  }

  return (
    <Dialog
      onOpenChange={onCancel}
      size="lg"
      title={`This ${noun} was changed while you were editing`}
      description={[note, INSTRUCTIONS].filter(Boolean).join(' ')}
    >
      <DialogBody ref={list}>
        {fields.map((field) => (
          <MergeFieldset
            key={field.name}
            merged={field}
            decision={decisionOf(field)}
            nameOf={nameOf}
            onChoose={(choice) => choose(field, choice)}
            onEdit={(text) => edit(field, text)}
          />
        ))}
        {fields.length === 0 && <p>Both versions are the same.</p>}
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
