import {
  type ImportUpdate,
  type ImportValue,
  type ResourceDefinition,
  resources,
} from '@pressline/shared-api';
import { Stack } from '@pressline/shared-ui';
import { useState } from 'react';
import { lowerFirst } from '../documents/resourceTexts';
import { fieldLabel } from '../fields/formFields';
import { ComparedTexts } from '../merging/ComparedTexts';

function valueText(value: ImportValue): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

/** One document that an import changes; its fields are compared once it is opened. */
export function UpdatedDocument({ document }: { document: ImportUpdate }) {
  const [isOpen, setIsOpen] = useState(false);
  const { label, fields }: ResourceDefinition = resources[document.resource];
  const labelOf = (name: string) => {
    const field = fields[name];
    return field ? fieldLabel(name, field) : name;
  };
  return (
    <li data-tone="warning">
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
    </li>
  );
}
