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
import { lowerFirst } from '../form/api/resourceTexts';
import { ComparedTexts } from '../form/fields/ComparedTexts';
import { fieldLabel } from '../form/fields/formFields';

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
  const changed = document.fields.map(({ name }) => labelOf(name)).join(', ');
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <strong>{document.title}</strong> <span>{`${lowerFirst(label)}: ${changed}`}</span>
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

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.lg};
  min-width: 0;
  padding: 0;
  border: 0;

  label { display: flex; align-items: center; gap: ${space.xs}; min-height: ${theme.layout.target}; cursor: pointer; }
`;

export type Choice = 'keep' | 'take';

const TEXTS = {
  keep: { offer: 'Keep the current version', done: 'Kept the current version.' },
  take: { offer: 'Use the version from the file', done: 'Used the version from the file.' },
};

interface DifferingDocumentProps {
  document: ImportUpdate & Partial<ImportKept>;
  choice: Choice;
  fullName: (username: unknown) => string;
  /** Absent once the import is done. */
  onChoose?: ((choice: Choice) => void) | undefined;
}

/** A document that is another one in the file, and which of the two stays. */
export function DifferingDocument(props: DifferingDocumentProps) {
  const { document, choice, fullName, onChoose } = props;
  const { id, title, changedAt, changedBy } = document;
  return (
    <li data-tone={choice === 'keep' ? 'danger' : 'warning'}>
      <Comparison document={document} />
      {onChoose && changedAt && (
        <p>
          {`Changed here since this export: ${formatTime(changedAt)}${changedBy ? ` by ${fullName(changedBy)}` : ''}`}
        </p>
      )}
      {onChoose ? (
        <Choices aria-label={title}>
          {(['keep', 'take'] as const).map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={`choice-${id}`}
                checked={choice === value}
                onChange={() => onChoose(value)}
              />
              {TEXTS[value].offer}
            </label>
          ))}
        </Choices>
      ) : (
        <p>{TEXTS[choice].done}</p>
      )}
    </li>
  );
}
