import type { ImportAnswer } from '@pressline/shared-api';
import { Button, Cluster, Stack } from '@pressline/shared-ui';
import { useEffect, useRef } from 'react';
import { ReportTitle, Rows } from './reportStyle';
import { resourceLabel } from './resourceLabel';
import { UpdatedDocument } from './UpdatedDocument';

interface ImportReportProps {
  answer: ImportAnswer;
  fileName: string;
  isApplied: boolean;
  onApply: () => void;
  onReset: () => void;
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What an import does: errors, new records, and each changed field with both its texts. */
export function ImportReport({ answer, fileName, isApplied, onApply, onReset }: ImportReportProps) {
  const { created, updated, unchanged, errors } = answer;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const changes = created.length + updated.length;
  const summary = `${created.length} created, ${updated.length} updated, ${unchanged} unchanged`;
  return (
    <Stack gap="md">
      <div>
        <ReportTitle ref={title} tabIndex={-1}>
          {errors.length > 0
            ? `${fileName} cannot be imported: ${plural(errors.length, 'problem')}`
            : isApplied
              ? `${fileName} is imported`
              : `What ${fileName} would change`}
        </ReportTitle>
        <p>{errors.length > 0 ? 'Nothing has been written.' : summary}</p>
      </div>
      {errors.length > 0 && (
        <Rows aria-label="Problems">
          {errors.map(({ file, message }) => (
            <li key={file + message} data-tone="danger">
              <code>{file}</code> {message}
            </li>
          ))}
        </Rows>
      )}
      {created.length > 0 && (
        <Rows aria-label="Created">
          {created.map(({ file, resource, title: name }) => (
            <li key={file} data-tone="success">
              <span>
                <strong>{name}</strong> new {resourceLabel(resource)}
              </span>
            </li>
          ))}
        </Rows>
      )}
      {updated.length > 0 && (
        <Rows aria-label="Updated">
          {updated.map((document) => (
            <UpdatedDocument key={document.id} document={document} />
          ))}
        </Rows>
      )}
      <Cluster gap="sm">
        {!isApplied && errors.length === 0 && changes > 0 && (
          <Button onClick={onApply}>Import {plural(changes, 'change')}</Button>
        )}
        <Button variant="secondary" onClick={onReset}>
          {isApplied ? 'Import another file' : 'Choose another file'}
        </Button>
      </Cluster>
    </Stack>
  );
}
