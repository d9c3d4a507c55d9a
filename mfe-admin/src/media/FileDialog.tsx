import type { Medium } from '@pressline/shared-api';
import { Dialog } from '@pressline/shared-ui';
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
      <MediaChooser uploads={uploads} onChoose={onChoose} />
    </Dialog>
  );
}
