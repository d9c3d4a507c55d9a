import type { Medium } from '@pressline/shared-api';
import { markdownLink } from '@pressline/shared-api/text';
import { Button, Dialog, DialogActions, DialogBody, Stack } from '@pressline/shared-ui';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from '../form/api/useApi';
import { useCancel } from '../form/useCancel';
import { useLeaveGuard } from '../form/useLeaveGuard';
import { type AltText, altProblem } from './AltFields';
import { InsertedMedium } from './InsertedMedium';
import { MediaChooser } from './MediaChooser';
import { UploadList } from './MediaUploads';
import { useUploads } from './useUploads';

/**
 * The Markdown that shows an image, or links to a file. `alt` says what the image shows, and is empty
 * for one that only decorates; for a file it is the link's text.
 */
export const mediaMarkdown = ({ kind, url }: Pick<Medium, 'kind' | 'url'>, alt: string): string =>
  (kind === 'image' ? '!' : '') + markdownLink(alt, url);

interface Insertion {
  medium: Medium;
  /** Of an image; for a file `alt` is the link's text. */
  text: AltText;
}

const begin = (medium: Medium): Insertion => {
  const { kind, name, alt, isDecorative } = medium;
  return { medium, text: { alt: kind === 'image' ? alt : name, isDecorative } };
};

const problemOf = ({ medium: { kind }, text }: Insertion) => {
  if (kind === 'image') return altProblem(text);
  return text.alt.trim() === '' ? 'Required' : undefined;
};

const markdownOf = ({ medium, text: { alt, isDecorative } }: Insertion) =>
  mediaMarkdown(medium, isDecorative ? '' : alt.trim());

const isTyped = ({ medium, text }: Insertion) => text.alt !== begin(medium).text.alt;

interface InsertDialogProps {
  /** Files that were pasted or dropped: they are uploaded at once. */
  files: readonly File[];
  /** Called when the dialog is gone, so that the text may take the focus. */
  onInsert: (markdown: string) => void;
  onClose: () => void;
}

export default function InsertDialog({ files, onInsert, onClose }: InsertDialogProps) {
  const { media } = useApi();
  const [insertions, setInsertions] = useState<readonly Insertion[]>([]);
  const [isValidated, setIsValidated] = useState(false);
  const inserted = useRef<string>(undefined);
  /** What was typed before others were chosen. */
  const [former, setFormer] = useState<readonly Insertion[]>([]);
  const isDirty = [...insertions, ...former].some(isTyped);
  const [isCanceled, cancel] = useCancel('Insertion discarded', onClose);
  const handleClose = isDirty ? cancel : onClose;
  const guard = useLeaveGuard(isDirty && !isCanceled, cancel);
  const choose = (medium: Medium) =>
    setInsertions((all) => [
      ...all.filter((one) => one.medium.id !== medium.id),
      former.find((one) => one.medium.id === medium.id) ?? begin(medium),
    ]);
  const uploads = useUploads(choose);
  const addFiles = useEffectEvent(() => files.forEach(uploads.add));
  useEffect(() => addFiles(), []);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // The article's form is around it, as React sees it.
    event.stopPropagation();
    setIsValidated(true);
    if (uploads.isSending || insertions.some(problemOf)) return;
    for (const { medium, text } of insertions) {
      // The next insertion begins with the same words; this one does not depend on it.
      const isFirst = medium.kind === 'image' && !medium.alt && !medium.isDecorative;
      if (isFirst) void media.update(medium.id, text).catch(() => {});
    }
    inserted.current = insertions.map(markdownOf).join('\n\n');
    guard.release();
    onClose();
  }
  function handleOthers() {
    setFormer(insertions);
    setInsertions([]);
  }
  function handleClosed(event: Event) {
    if (inserted.current === undefined) return;
    event.preventDefault();
    onInsert(inserted.current);
  }

  return (
    <Dialog
      open={!isCanceled}
      onOpenChange={handleClose}
      size="lg"
      title="Insert an image or a file"
      onCloseAutoFocus={handleClosed}
    >
      {insertions.length === 0 ? (
        <DialogBody>
          <MediaChooser uploads={uploads} onChoose={choose} />
        </DialogBody>
      ) : (
        <form onSubmit={handleSubmit} noValidate>
          <DialogBody>
            <Stack gap="lg">
              <UploadList uploads={uploads} />
              {insertions.map((insertion) => (
                <InsertedMedium
                  key={insertion.medium.id}
                  {...insertion}
                  problem={isValidated ? problemOf(insertion) : undefined}
                  onChange={(text) =>
                    setInsertions((all) =>
                      all.map((one) => (one === insertion ? { ...one, text } : one)),
                    )
                  }
                />
              ))}
            </Stack>
          </DialogBody>
          <DialogActions>
            <Button variant="ghost" onClick={handleOthers}>
              Choose another
            </Button>
            <Button variant="secondary" onClick={handleClose}>
              Cancel
            </Button>
            <Button type="submit" isBusy={uploads.isSending}>
              Insert
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
