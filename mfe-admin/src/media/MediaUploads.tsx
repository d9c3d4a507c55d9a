import { Stack, theme } from '@pressline/shared-ui';
import { formatBytes } from '@pressline/shared-ui/format';
import { styled } from 'styled-components';
import { SmallButton } from '../form/controls';
import { DropZone } from '../form/fileControls';
import { usePastedFiles } from './usePastedFiles';
import { ACCEPTED, LIMITS, type Upload, type Uploads, uploadProblem } from './useUploads';

const { color, layout, radius, space, text } = theme;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} ${space.sm};
  min-height: ${layout.target};
  padding: ${space.xxs} ${space.xxs} ${space.xxs} ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.tint};
  font-size: ${text.small};

  strong { flex: 1 1 10rem; min-width: 0; overflow-wrap: anywhere; }
  progress { width: 8rem; accent-color: ${color.accent}; }
  p { flex: 1 1 100%; color: ${color.danger}; font-weight: 600; }
`;

export function MediaUploads({ uploads }: { uploads: Uploads }) {
  usePastedFiles(uploads.add);
  return (
    <Stack gap="xs">
      <DropZone
        isMultiple
        label="Drop or paste images and files here, or choose them"
        hint={LIMITS}
        accept={ACCEPTED}
        onFile={uploads.add}
      />
      <UploadList uploads={uploads} />
    </Stack>
  );
}

export function UploadList({ uploads: { uploads, retry, cancel } }: { uploads: Uploads }) {
  if (uploads.length === 0) return null;
  return (
    <Stack as="ul" gap="xs" aria-label="Uploads">
      {uploads.map((upload) => (
        <Row key={upload.key}>
          <strong>{upload.file.name}</strong>
          <span>{upload.problem ? formatBytes(upload.file.size) : stateOf(upload)}</span>
          {upload.problem ? (
            <>
              {!uploadProblem(upload.file) && (
                <SmallButton label="Try again" onClick={() => retry(upload)} />
              )}
              <SmallButton label="Dismiss" variant="ghost" onClick={() => cancel(upload)} />
              <p role="alert">{upload.problem}</p>
            </>
          ) : (
            <>
              <progress aria-label={`Upload of ${upload.file.name}`} value={upload.sent} />
              <SmallButton label="Cancel" variant="ghost" onClick={() => cancel(upload)} />
            </>
          )}
        </Row>
      ))}
    </Stack>
  );
}

const stateOf = ({ sent, file }: Upload) => {
  if (sent === 1) return 'Checking...';
  return sent === 0 ? formatBytes(file.size) : `${Math.floor(sent * 100)}%`;
};
