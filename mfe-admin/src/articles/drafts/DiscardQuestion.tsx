import { AlertDialog } from '@pressline/shared-ui';

interface DiscardQuestionProps {
  what: string;
  isOpen: boolean;
  onClose: () => void;
  onDiscard: () => void;
}

export const DiscardQuestion = ({ what, isOpen, onClose, onDiscard }: DiscardQuestionProps) => (
  <AlertDialog
    open={isOpen}
    onOpenChange={onClose}
    title={`Discard ${what}?`}
    description="You can’t undo this."
    confirmLabel="Discard changes"
    onConfirm={onDiscard}
  />
);
