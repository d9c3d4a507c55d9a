import { type ImportAnswer, type ImportUpdate, resources } from '@pressline/shared-api';
import { Button, Cluster, Field, Select, Stack, theme } from '@pressline/shared-ui';
import { formatCount } from '@pressline/shared-ui/format';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { lowerFirst } from '../form/api/resourceTexts';
import { SmallButton } from '../form/controls';
import { type Choice, DifferingDocument } from './DifferingDocument';

const { color, radius, space, text } = theme;

const ReportTitle = styled.h4`
  margin-bottom: ${space.xxs};
`;

export const Rows = styled.ul`
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

const Ignored = styled.p`
  font-size: ${text.small};
  overflow-wrap: anywhere;
`;

/** What articles of another system become. */
const STATES = { drafts: 'Drafts', source: 'Published, if they are published there' } as const;

interface Choices {
  take: readonly string[];
  keep: readonly string[];
  state: keyof typeof STATES;
}

interface ImportReportProps {
  answer: ImportAnswer;
  fileName: string;
  isApplied: boolean;
  fullName: (username: unknown) => string;
  /** Gets the ids for which the editor chose otherwise, as in the call. */
  onApply: (choices: Choices) => void;
  onReset: () => void;
}

export function ImportReport(props: ImportReportProps) {
  const { answer, fileName, isApplied, fullName, onApply, onReset } = props;
  const { source, created, updated, kept, unchanged, media, warnings, errors, ignored } = answer;
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [state, setState] = useState<Choices['state']>('drafts');
  const choose = (ids: readonly string[], choice: Choice) =>
    setChoices((before) => new Map([...before, ...ids.map((id) => [id, choice] as const)]));
  const idsOf = (list: readonly { id: string }[], choice?: Choice) =>
    list.map(({ id }) => id).filter((id) => !choice || choices.get(id) === choice);
  const take = idsOf(kept, 'take');
  const keep = idsOf(updated, 'keep');
  const differing = [...idsOf(kept), ...idsOf(updated)];
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const changes = created.length + updated.length - keep.length + take.length + media;
  const summary = [
    `${created.length} added, ${updated.length} updated`,
    kept.length > 0 &&
      `${kept.length} ${isApplied ? 'kept as is' : 'changed here since this export'}`,
    unchanged > 0 && `${unchanged} unchanged`,
    media > 0 && formatCount(media, 'media file'),
  ].filter(Boolean);
  const differs = (document: ImportUpdate, proposed: Choice) => (
    <DifferingDocument
      key={document.id}
      document={document}
      choice={isApplied ? proposed : (choices.get(document.id) ?? proposed)}
      fullName={fullName}
      onChoose={isApplied ? undefined : (choice) => choose([document.id], choice)}
    />
  );
  const lists = {
    Problems: errors.map(({ file, message }) => (
      <li key={file + message} data-tone="danger">
        <code translate="no">{file}</code> {message}
      </li>
    )),
    'Please note': warnings.map(({ file, message }) => (
      <li key={file + message} data-tone="warning">
        <code translate="no">{file}</code> {message}
      </li>
    )),
    Added: created.map(({ file, resource, title: name }) => (
      <li key={file} data-tone="success">
        <span>
          <strong>{name}</strong> new {lowerFirst(resources[resource].label)}
        </span>
      </li>
    )),
    [isApplied ? 'Kept' : 'Changed here since this export']: kept.map((document) =>
      differs(document, 'keep'),
    ),
    Updated: updated.map((document) => differs(document, 'take')),
  };
  return (
    <Stack gap="md">
      <div>
        <ReportTitle ref={title} tabIndex={-1}>
          {errors.length > 0
            ? `Couldn’t import ${fileName}: ${formatCount(errors.length, 'problem')}`
            : isApplied
              ? `Imported ${fileName}: ${summary.join(', ')}`
              : source
                ? `What ${fileName} would bring from ${source}`
                : `What ${fileName} would change`}
        </ReportTitle>
        {!isApplied && <p>{errors.length > 0 ? 'Nothing was imported.' : summary.join(', ')}</p>}
      </div>
      {ignored.length > 0 && <Ignored>{`Ignored: ${ignored.join(', ')}`}</Ignored>}
      {Object.entries(lists).map(
        ([label, rows]) =>
          rows.length > 0 && (
            <Rows key={label} aria-label={label}>
              {rows}
            </Rows>
          ),
      )}
      {!isApplied && differing.length > 1 && (
        <Cluster gap="sm">
          <SmallButton
            label="Keep all current versions"
            onClick={() => choose(differing, 'keep')}
          />
          <SmallButton
            label="Use all versions from the file"
            onClick={() => choose(differing, 'take')}
          />
        </Cluster>
      )}
      {source && !isApplied && errors.length === 0 && created.length > 0 && (
        <Field label="New articles become" hint="Drafts at the source are drafts here, too.">
          <Select
            value={state}
            options={STATES}
            onChange={({ target }) => setState(target.value as Choices['state'])}
          />
        </Field>
      )}
      <Cluster gap="sm">
        {!isApplied && errors.length === 0 && changes > 0 && (
          <Button onClick={() => onApply({ take, keep, state })}>
            Import {formatCount(changes, 'change')}
          </Button>
        )}
        <Button variant="secondary" onClick={onReset}>
          {isApplied ? 'Import another file' : 'Choose another file'}
        </Button>
      </Cluster>
    </Stack>
  );
}
