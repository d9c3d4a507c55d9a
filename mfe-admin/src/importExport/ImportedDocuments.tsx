import {
  type ImportKept,
  type ImportUpdate,
  type ImportValue,
  type ResourceDefinition,
  resources,
} from '@pressline/shared-api';
import { Stack, theme } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { useState } from 'react';
import { styled } from 'styled-components';
import { lowerFirst } from '../documents/resourceTexts';
import { fieldLabel } from '../fields/formFields';
import { ComparedTexts } from '../merging/ComparedTexts';

const { space } = theme;

function valueText(value: ImportValue): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

/** The fields of a document that the file has otherwise; they are compared once this is opened. */
function Comparison({ document }: { document: ImportUpdate }) {
  const [isOpen, setIsOpen] = useState(false);
  const { label, fields }: ResourceDefinition = resources[document.resource];
  const labelOf = (name: string) => {
    const field = fields[name];
    return field ? fieldLabel(name, field) : name;
  };
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <strong>{document.title}</strong> {lowerFirst(label)}:{' '}
        {document.fields.map(({ name }) => labelOf(name)).join(', ')}
      </summary>
      {isOpen && (
        <Stack gap="md">
          {document.fields.map(({ name, before, after }) => (
            <section key={name}>
              <h4>{labelOf(name)}</h4>
              <ComparedTexts
                name={labelOf(name)}
                left={valueText(before)}
                leftLabel="Current"
                right={valueText(after)}
                rightLabel="From the file"
              />
            </section>
          ))}
        </Stack>
      )}
    </details>
  );
}

/** One document that an import changes. */
export const UpdatedDocument = ({ document }: { document: ImportUpdate }) => (
  <li data-tone="warning">
    <Comparison document={document} />
  </li>
);

const Choice = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.lg};
  min-width: 0;
  padding: 0;
  border: 0;

  label { display: flex; align-items: center; gap: ${space.xs}; min-height: ${theme.layout.target}; cursor: pointer; }
`;

interface KeptDocumentProps {
  document: ImportKept;
  isTaken: boolean;
  /** Absent once the import is done. */
  onChoose?: ((isTaken: boolean) => void) | undefined;
}

/** One document that was changed here since the file was exported. */
export function KeptDocument({ document, isTaken, onChoose }: KeptDocumentProps) {
  const { id, title, changedAt, changedBy } = document;
  const choices = [
    [false, 'Keep the current one'],
    [true, 'Take the one from the file'],
  ] as const;
  return (
    <li data-tone="danger">
      <Comparison document={document} />
      <p>
        Changed here since this export: {formatTime(changedAt)}
        {changedBy && ` by ${changedBy}`}
      </p>
      {onChoose && (
        <Choice aria-label={title}>
          {choices.map(([value, label]) => (
            <label key={label}>
              <input
                type="radio"
                name={`take-${id}`}
                checked={isTaken === value}
                onChange={() => onChoose(value)}
              />
              {label}
            </label>
          ))}
        </Choice>
      )}
    </li>
  );
}
