import { Button, Cluster, Icon, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const { color, space, text } = theme;

/** A message at the foot of the editor, beside its buttons. */
export const Notice = styled.div`
  flex: 1 1 100%;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.xs} ${space.sm};
  padding: ${space.sm} ${space.md};
  border-inline-start: 4px solid ${color.danger};
  background: ${color.dangerSoft};
  font-size: ${text.small};

  > svg { margin-top: 0.15em; color: ${color.danger}; }
  p:not(:last-child) { margin-bottom: ${space.xs}; }
`;

interface ConflictNoticeProps {
  /** What the record is, e.g. `article`. */
  noun: string;
  /** Labels of the fields that the other person changed. */
  changed: readonly string[];
  onLoadLatest: () => void;
  onSaveAnyway: () => void;
}

/** Says that somebody else was faster, and lets the editor decide; nothing typed is touched. */
export function ConflictNotice({ noun, changed, onLoadLatest, onSaveAnyway }: ConflictNoticeProps) {
  return (
    <Notice role="alert">
      <Icon name="alert" />
      <div>
        <strong>Someone else changed this {noun} while you were editing it.</strong>
        <p>
          {changed.length > 0 && `They changed ${changed.join(', ')}. `}
          Everything you typed is still here. Loading the latest replaces it, saving yours replaces
          theirs.
        </p>
        <Cluster gap="xs">
          <Button variant="secondary" size="sm" onClick={onLoadLatest}>
            Load the latest
          </Button>
          <Button variant="secondary" size="sm" onClick={onSaveAnyway}>
            Save mine anyway
          </Button>
        </Cluster>
      </div>
    </Notice>
  );
}
