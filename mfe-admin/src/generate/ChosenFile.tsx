import { Icon, IconButton, theme } from '@pressline/shared-ui';
import { formatMegabytes } from '@pressline/shared-ui/format';
import { styled } from 'styled-components';

const { color, radius, space, text } = theme;

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: ${theme.layout.target};
  padding: ${space.xxs} ${space.xxs} ${space.xxs} ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.tint};
  font-size: ${text.small};

  strong { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  span { color: ${color.inkMuted}; white-space: nowrap; }
  > :last-child:not(button) { padding-inline-end: ${space.sm}; }
`;

interface ChosenFileProps {
  file: File;
  /** Absent while the file is in use. */
  onRemove?: () => void;
}

export function ChosenFile({ file, onRemove }: ChosenFileProps) {
  return (
    <Root role="group" aria-label="Chosen file">
      <Icon name="file" />
      <strong>{file.name}</strong>
      <span>{formatMegabytes(file.size)}</span>
      {onRemove && <IconButton icon="close" label={`Remove ${file.name}`} onClick={onRemove} />}
    </Root>
  );
}
