import type { Medium } from '@pressline/shared-api';
import {
  Button,
  Cluster,
  Dialog,
  DialogActions,
  DialogBody,
  LinkButton,
  Stack,
  theme,
} from '@pressline/shared-ui';
import { Link } from '@pressline/shared-ui/router';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { copyToClipboard } from '../form/browser';
import { Note, SmallButton } from '../form/controls';
import { useCancel } from '../form/useCancel';
import { useLeaveGuard } from '../form/useLeaveGuard';
import { AltFields, type AltText, altProblem } from './AltFields';
import { factsOf, pathOfUse } from './mediaTexts';

const { color, radius, text } = theme;

const Picture = styled.img`
  max-width: 100%;
  height: auto;
  max-height: 18rem;
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: #fff;
  object-fit: contain;
`;
const Section = styled.h3`
  font-size: ${text.heading4};
`;

const PLACE_NOTES = { content: '', trash: ' (in the trash)', history: ' (in an earlier version)' };

interface MediaDialogProps {
  medium: Medium;
  onDescribe: (text: AltText) => void;
  onRemove: () => void;
  onClose: () => void;
}

export function MediaDialog({ medium, onDescribe, onRemove, onClose }: MediaDialogProps) {
  const { kind, name, url, width, height, alt, isDecorative, uses } = medium;
  const [typed, setTyped] = useState<AltText>({ alt, isDecorative });
  const [isJudged, setIsJudged] = useState(false);
  const isDirty = typed.alt !== alt || typed.isDecorative !== isDecorative;
  const problem = altProblem(typed);
  const [isCanceled, cancel] = useCancel(`Changes to “${name}” discarded`, onClose);
  const handleClose = isDirty ? cancel : onClose;
  useLeaveGuard(isDirty && !isCanceled, cancel);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsJudged(true);
    if (!problem) onDescribe(typed);
  }

  return (
    <Dialog
      open={!isCanceled}
      onOpenChange={handleClose}
      title={name}
      description={factsOf(medium).join(' · ')}
    >
      <form onSubmit={handleSubmit} noValidate>
        <DialogBody>
          <Stack gap="md">
            {kind === 'image' && (
              <>
                <Picture
                  src={url}
                  alt={alt}
                  width={width ?? undefined}
                  height={height ?? undefined}
                />
                <div>
                  <AltFields
                    text={typed}
                    problem={isJudged ? problem : undefined}
                    onChange={setTyped}
                  />
                  <Note>
                    Suggested when you insert the image. Articles already using it keep their own
                    text.
                  </Note>
                </div>
              </>
            )}
            <Stack gap="xs">
              <Section>Used in</Section>
              {uses.length === 0 && <Note>Nothing uses this file.</Note>}
              <ul>
                {uses.map((use) => (
                  <li key={use.id}>
                    <Link to={pathOfUse(use)}>{use.title}</Link>
                    {PLACE_NOTES[use.where]}
                  </li>
                ))}
              </ul>
            </Stack>
            <Cluster gap="xs">
              <SmallButton
                label="Copy address"
                icon="copy"
                onClick={() => void copyToClipboard(url, 'Address')}
              />
              <LinkButton href={url} isNewTab variant="secondary" size="sm">
                {kind === 'image' ? 'Open' : 'Download'}
              </LinkButton>
            </Cluster>
          </Stack>
        </DialogBody>
        <DialogActions>
          <Button variant="ghost" onClick={onRemove}>
            Delete
          </Button>
          <Button variant="secondary" onClick={handleClose}>
            {kind === 'image' ? 'Cancel' : 'Close'}
          </Button>
          {kind === 'image' && (
            <Button type="submit" disabled={!isDirty}>
              Save
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
