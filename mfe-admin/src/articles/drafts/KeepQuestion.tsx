import { Button, Dialog, DialogActions } from '@pressline/shared-ui';

interface KeepQuestionProps {
  /** What becomes of what is kept. */
  description: string;
  /** While what was decided is done. */
  isBusy: boolean;
  onStay: () => void;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks what becomes of what was typed since the article was opened. */
export const KeepQuestion = ({ description, isBusy, ...on }: KeepQuestionProps) => (
  <Dialog
    size="sm"
    title="Keep your changes?"
    description={description}
    onOpenChange={() => isBusy || on.onStay()}
  >
    <DialogActions>
      <Button variant="secondary" disabled={isBusy} onClick={on.onDiscard}>
        Discard
      </Button>
      <Button autoFocus isBusy={isBusy} onClick={on.onKeep}>
        Keep as draft
      </Button>
    </DialogActions>
  </Dialog>
);
