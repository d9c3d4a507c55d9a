import {
  type ImportAnswer,
  type ImportUpdate,
  type ImportValue,
  type ResourceDefinition,
  resources,
} from '@pressline/shared-api';
import { Button, Cluster, Stack, theme } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { lowerFirst } from '../documents/resourceTexts';
import { fieldLabel } from '../fields/formFields';
import { ComparedTexts } from '../merging/ComparedTexts';

const { color, radius, space, text } = theme;

const ReportTitle = styled.h4`
  margin-bottom: ${space.xxs};
`;

const Rows = styled.ul`
  --edge: ${color.line};
  max-height: 500px;
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  font-size: ${text.small};

  > li { padding: ${space.xs} ${space.md}; border-inline-start: 4px solid var(--edge); overflow-wrap: anywhere; }
  > li:not(:last-child) { border-bottom: 1px solid ${color.line}; }
  > [data-tone='success'] { --edge: ${color.success}; }
  > [data-tone='warning'] { --edge: ${color.yellow}; }
  > [data-tone='danger'] { --edge: ${color.danger}; }
  summary { min-height: 1.75rem; cursor: pointer; }
  details[open] > summary { margin-bottom: ${space.sm}; }
  h4 { margin-bottom: ${space.xs}; font: 600 ${text.small}/1.4 ${theme.font.body}; letter-spacing: 0; }
`;

interface ImportReportProps {
  answer: ImportAnswer;
  fileName: string;
  isApplied: boolean;
  onApply: () => void;
  onReset: () => void;
}

export function ImportReport({ answer, fileName, isApplied, onApply, onReset }: ImportReportProps) {
  const { created, updated, unchanged, errors } = answer;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const changes = created.length + updated.length;
  const summary = `${created.length} created, ${updated.length} updated, ${unchanged} unchanged`;
  const lists = {
    Problems: errors.map(({ file, message }) => (
      <li key={file + message} data-tone="danger">
        <code>{file}</code> {message}
      </li>
    )),
    Created: created.map(({ file, resource, title: name }) => (
      <li key={file} data-tone="success">
        <span>
          <strong>{name}</strong> new {lowerFirst(resources[resource].label)}
        </span>
      </li>
    )),
    Updated: updated.map((document) => <UpdatedDocument key={document.id} document={document} />),
  };
  return (
    <Stack gap="md">
      <div>
        <ReportTitle ref={title} tabIndex={-1}>
          {errors.length > 0
            ? `${fileName} cannot be imported: ${formatCount(errors.length, 'problem')}`
            : isApplied
              ? `${fileName} was imported`
              : `What ${fileName} would change`}
        </ReportTitle>
        <p>{errors.length > 0 ? 'Nothing was imported.' : summary}</p>
      </div>
      {Object.entries(lists).map(
        ([label, rows]) =>
          rows.length > 0 && (
            <Rows key={label} aria-label={label}>
              {rows}
            </Rows>
          ),
      )}
      <Cluster gap="sm">
        {!isApplied && errors.length === 0 && changes > 0 && (
          <Button onClick={onApply}>Import {formatCount(changes, 'change')}</Button>
        )}
        <Button variant="secondary" onClick={onReset}>
          {isApplied ? 'Import another file' : 'Choose another file'}
        </Button>
      </Cluster>
    </Stack>
  );
}

function valueText(value: ImportValue): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

/** One document that an import changes; its fields are compared once it is opened. */
function UpdatedDocument({ document }: { document: ImportUpdate }) {
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
