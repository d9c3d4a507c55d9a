import { AlertDialog } from '@pressline/shared-ui';
import { answerGpcQuestion } from '../store/actions';
import { OPT_OUT_TEXT } from '../store/events';
import { ConsentPreferences } from './ConsentPreferences';
import { useConsent } from './useConsent';

export type ConsentDialogName = 'preferences' | 'opted-out';

export interface ConsentDialogsProps {
  open: ConsentDialogName | null;
  onOpen: (name: ConsentDialogName) => void;
  onClose: (name: ConsentDialogName) => void;
}

/** Every dialog of the package, in the one part of it that only those download who open one. */
export function ConsentDialogs({ open, onOpen, onClose }: ConsentDialogsProps) {
  const { question } = useConsent();
  return (
    <>
      <ConsentPreferences
        open={open === 'preferences'}
        onOpenChange={(isOpen) => isOpen || onClose('preferences')}
        onSave={(result) => result === 'saved' && onClose('preferences')}
      />
      <AlertDialog
        open={question !== null}
        onOpenChange={(isOpen) => isOpen || answerGpcQuestion(false)}
        title="Allow it despite your privacy signal?"
        description="Your browser asks sites not to sell or share your data (Global Privacy Control), and we honor that. Allowing analytics or marketing cookies here makes an exception for this site."
        confirmLabel="Allow on this site"
        cancelLabel="Keep my opt-out"
        tone="default"
        onConfirm={() => {
          answerGpcQuestion(true);
          onClose('preferences');
        }}
      />
      <AlertDialog
        open={open === 'opted-out'}
        onOpenChange={(isOpen) => isOpen || onClose('opted-out')}
        title="Opt-out saved"
        description={OPT_OUT_TEXT}
        confirmLabel="Cookie settings"
        cancelLabel="OK"
        tone="default"
        onConfirm={() => onOpen('preferences')}
      />
    </>
  );
}
