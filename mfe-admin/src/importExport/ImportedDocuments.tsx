import {
  type ContentKey,
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

function labelsOf(resource: ContentKey) {
  const { fields }: ResourceDefinition = resources[resource];
  return (name: string) => {
    const field = fields[name];
    return field ? fieldLabel(name, field) : name;
  };
}

function Comparison({ document }: { document: ImportUpdate }) {
  const [isOpen, setIsOpen] = useState(false);
  const { label }: ResourceDefinition = resources[document.resource];
  const labelOf = labelsOf(document.resource);
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

export const UpdatedDocument = ({ document }: { document: ImportUpdate }) => (
  <li data-tone="warning">
    <Comparison document={document} />
  </li>
);

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.lg};
  min-width: 0;
  padding: 0;
  border: 0;

  legend { padding: 0; }
  label { display: flex; align-items: center; gap: ${space.xs}; min-height: ${theme.layout.target}; cursor: pointer; }
`;

/** What becomes of a document that was changed here: it stays, the file's is taken, or these of its fields. */
export type Choice = 'keep' | 'take' | readonly string[];

interface KeptDocumentProps {
  document: ImportKept;
  choice: Choice;
  /** Absent once the import is done. */
  onChoose?: ((choice: Choice) => void) | undefined;
}

export function KeptDocument({ document, choice, onChoose }: KeptDocumentProps) {
  const { id, title, resource, fields, changedAt, changedBy } = document;
  const labelOf = labelsOf(resource);
  const fieldsTaken = typeof choice === 'string' ? undefined : choice;
  const choices = [
    ['keep', 'Keep the current version', choice === 'keep'],
    ['take', 'Use the version from the file', choice === 'take'],
    ...(fields.length > 1 ? [[[], 'Merge', fieldsTaken !== undefined] as const] : []),
  ] as const;
  return (
    <li data-tone="danger">
      <Comparison document={document} />
      <p>
        Changed here since this export: {formatTime(changedAt)}
        {changedBy && ` by ${changedBy}`}
      </p>
      {onChoose && (
        <Choices aria-label={title}>
          {choices.map(([value, label, isChosen]) => (
            <label key={label}>
              <input
                type="radio"
                name={`take-${id}`}
                checked={isChosen}
                onChange={() => onChoose(value)}
              />
              {label}
            </label>
          ))}
        </Choices>
      )}
      {onChoose && fieldsTaken && (
        <Choices>
          <legend>Fields to use from the file:</legend>
          {fields.map(({ name }) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={fieldsTaken.includes(name)}
                onChange={({ target }) =>
                  onChoose(
                    target.checked
                      ? [...fieldsTaken, name]
                      : fieldsTaken.filter((one) => one !== name),
                  )
                }
              />
              {labelOf(name)}
            </label>
          ))}
        </Choices>
      )}
    </li>
  );
}
