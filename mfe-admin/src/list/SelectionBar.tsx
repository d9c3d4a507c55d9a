import {
  type BulkBody,
  bulkActions,
  type ResourceDefinition,
  type Field as ResourceField,
  type ResourceKey,
  resources,
  TRASH_DAYS,
} from '@pressline/shared-api';
import { AlertDialog, Cluster, Field, media, theme } from '@pressline/shared-ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { lowerFirst } from '../form/api/resourceTexts';
import { Checkbox, SmallButton } from '../form/controls';
import { FormDialog } from '../form/FormDialog';
import { ReferenceSelect } from '../form/fields/ReferenceSelect';
import { useImpact } from '../form/impactText';
import { VerifyButton } from './freshness';
import type { useSelection } from './useSelection';

const { color, space, text } = theme;

interface MoveDialogProps {
  /** “3 articles”. */
  what: string;
  field: Extract<ResourceField, { kind: 'reference' }>;
  onClose: () => void;
  onMove: (categoryId: string) => void;
}

function MoveDialog({ what, field, onClose, onMove }: MoveDialogProps) {
  const isRequired = field.mode === 'required';
  const [categoryId, setCategoryId] = useState('');
  const [problem, setProblem] = useState<string>();

  function handleSubmit() {
    if (isRequired && categoryId === '') return setProblem('Choose a category');
    onMove(categoryId);
    onClose();
  }

  return (
    <FormDialog title={`Move ${what}`} submitLabel="Move" onSubmit={handleSubmit} onClose={onClose}>
      <Field label="Category" required={isRequired} error={problem}>
        <ReferenceSelect
          field={field}
          value={categoryId}
          onChange={({ target }) => setCategoryId(target.value)}
        />
      </Field>
    </FormDialog>
  );
}

const Bar = styled(Cluster)`
  gap: ${space.xxs} ${space.xs};
  min-height: 2.75rem;
  padding-inline: ${space.xxs} ${space.sm};
  border-bottom: 1px solid ${color.line};
  background: ${color.tint};
  font-size: ${text.small};

  &[data-active] { background: ${color.accentSoft}; }
  /* Above the boxes of rows that have a grip. */
  ${media.small} { &:has(+ section [data-moves]) { padding-inline-start: ${space.md}; } }
`;
const Count = styled.span`
  flex: 1 1 6rem;
  color: ${color.inkMuted};

  [data-active] > & { color: ${color.ink}; font-weight: 600; }
`;

const RESTORABLE = `You can restore them from the trash for ${TRASH_DAYS} days.`;

interface SelectionBarProps {
  resourceKey: ResourceKey;
  selection: ReturnType<typeof useSelection>;
  /** Nothing can be done at present: an action or another page is under way. */
  isBusy: boolean;
  onRun: (body: BulkBody) => void;
}

export function SelectionBar({ resourceKey, selection, isBusy, onRun }: SelectionBarProps) {
  const resource: ResourceDefinition = resources[resourceKey];
  const [asked, setAsked] = useState<'move' | { impact: ReactNode }>();
  const findImpact = useImpact(resourceKey);
  const { ids } = selection;
  const category = resource.fields.categoryId;
  const actions = bulkActions(resource);
  const what = `${ids.length} ${lowerFirst(ids.length === 1 ? resource.label : resource.labelPlural)}`;
  const close = () => setAsked(undefined);
  const buttons = [
    { action: 'publish', label: 'Publish', run: () => onRun({ action: 'publish', ids }) },
    { action: 'unpublish', label: 'Unpublish', run: () => onRun({ action: 'unpublish', ids }) },
    { action: 'move', label: 'Move to category', run: () => setAsked('move') },
    {
      action: 'delete',
      label: 'Delete',
      run: () => findImpact('delete', ids, (impact) => setAsked({ impact })),
    },
  ] as const;
  return (
    <Bar role="group" aria-label="Selection" data-active={ids.length > 0 || undefined}>
      <Checkbox
        label={`Select all ${lowerFirst(resource.labelPlural)} on this page`}
        isChecked={selection.isPageSelected}
        isMixed={selection.isPageMixed}
        isDisabled={isBusy}
        onChange={selection.togglePage}
      />
      <Count role="status">{ids.length > 0 ? `${ids.length} selected` : 'Select all'}</Count>
      {ids.length > 0 && (
        <>
          {buttons
            .filter(({ action }) => actions.includes(action))
            .map(({ action, label, run }) => (
              <SmallButton key={action} label={label} disabled={isBusy} onClick={run} />
            ))}
          {resource.fields.verifiedUntil && (
            <VerifyButton ids={ids} isDisabled={isBusy} onVerified={selection.clear} />
          )}
          <SmallButton label="Clear selection" variant="ghost" onClick={selection.clear} />
        </>
      )}
      {asked === 'move' && category?.kind === 'reference' && (
        <MoveDialog
          what={what}
          field={category}
          onClose={close}
          onMove={(categoryId) => onRun({ action: 'move', ids, categoryId })}
        />
      )}
      <AlertDialog
        open={typeof asked === 'object'}
        onOpenChange={close}
        title={`Delete ${what}?`}
        description={
          <>
            {typeof asked === 'object' && asked.impact} {RESTORABLE}
          </>
        }
        confirmLabel="Delete"
        onConfirm={() => onRun({ action: 'delete', ids })}
      />
    </Bar>
  );
}
