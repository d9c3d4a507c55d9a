import type { Medium } from '@pressline/shared-api';
import { Dialog, DialogBody } from '@pressline/shared-ui';
import { MediaChooser } from './MediaChooser';
import { useUploads } from './useUploads';

interface FileDialogProps {
  onChoose: (medium: Medium) => void;
  onClose: () => void;
}

export default function FileDialog({ onChoose, onClose }: FileDialogProps) {
  const uploads = useUploads(onChoose);
  return (
    <Dialog onOpenChange={onClose} size="lg" title="Choose a file">
      <DialogBody>
        <MediaChooser uploads={uploads} onChoose={onChoose} />
      </DialogBody>
    </Dialog>
  );
}
