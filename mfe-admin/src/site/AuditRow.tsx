import type { AuditItem } from '@pressline/shared-api';
import { Badge, theme } from '@pressline/shared-ui';
import { formatTime } from '@pressline/shared-ui/format';
import { styled } from 'styled-components';
import { useFullName } from '../form/api/queries';
import * as Row from '../list/rowStyle';
import { outcomes } from './useAudit';

const { color, space, text } = theme;

const Change = styled.details`
  font-size: ${text.small};

  summary { width: fit-content; color: ${color.accent}; cursor: pointer; }
  table { margin-block: ${space.xs}; border-collapse: collapse; }
  th, td { padding: ${space.xxs} ${space.sm} ${space.xxs} 0; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  thead th { color: ${color.inkMuted}; font-size: ${text.caption}; }
`;

const shown = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '–';
  if (Array.isArray(value)) return value.map(String).join(', ') || '–';
  if (typeof value !== 'object') return String(value);
  const { characters } = value as { characters?: number };
  return characters === undefined ? JSON.stringify(value) : `A text of ${characters} characters`;
};

function Changes({ before, after }: Pick<AuditItem, 'before' | 'after'>) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  return (
    <Change>
      <summary>Before and after</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td dir="auto">{shown(before?.[name])}</td>
              <td dir="auto">{shown(after?.[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Change>
  );
}

/** An action that ends in one thing, such as “Restored the article”, is followed by its title. */
const sentenceOf = (action: string, title: string) =>
  action.includes(' the ') ? `${action} “${title}”` : `${action}: “${title}”`;

interface AuditRowProps {
  entry: AuditItem;
  /** Shows only entries about the same document; absent while that is so. */
  onRecord?: () => void;
}

export function AuditRow({ entry, onRecord }: AuditRowProps) {
  const { at, by, address, action, detail, outcome, record, before, after } = entry;
  const fullName = useFullName();
  const who = by ? fullName(by) : address ? 'Unknown account' : 'The server';
  return (
    <Row.Root>
      <Row.Main>
        <Row.Head>
          <Row.Title>{record?.title ? sentenceOf(action, record.title) : action}</Row.Title>
          {outcome !== 'done' && <Badge tone="danger">{outcomes[outcome]}</Badge>}
        </Row.Head>
        {detail && <Row.Description dir="auto">{detail}</Row.Description>}
        <Row.Facts>
          <bdi title={by ?? undefined}>{who}</bdi>
          {at ? <time dateTime={at}>{formatTime(at)}</time> : <span>Unknown time</span>}
          {address && <bdi>{address}</bdi>}
          {record && onRecord && (
            <Row.FactButton type="button" onClick={onRecord}>
              All entries about this
            </Row.FactButton>
          )}
        </Row.Facts>
        <Changes before={before} after={after} />
      </Row.Main>
    </Row.Root>
  );
}
