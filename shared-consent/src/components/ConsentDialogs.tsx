import {
  type ConsentDialog,
  consentStore,
  OPT_OUT_TEXT,
  resolveGpcQuestion,
  restoreFocus,
  showDialog,
} from '@pressline/shared-consent/vanilla';
import { AlertDialog } from '@pressline/shared-ui';
import { ConsentPreferences } from './ConsentPreferences';
import { useConsent } from './useConsent';

function handleClose(dialog: ConsentDialog): void {
  // A dialog that opens another closes after it.
  if (consentStore.getState().dialog === dialog) showDialog(null);
  restoreFocus();
}

/** Every dialog of the package, in the one part of it that only those download who open one. */
export function ConsentDialogs() {
  const { question, dialog } = useConsent();
  return (
    <>
      <ConsentPreferences
        open={dialog === 'preferences'}
        onOpenChange={(isOpen) => isOpen || handleClose('preferences')}
        onSave={(result) => result === 'saved' && handleClose('preferences')}
      />
      <AlertDialog
        open={question !== null}
        onOpenChange={(isOpen) => isOpen || resolveGpcQuestion(false)}
        title="Allow it despite your privacy signal?"
        description="Your browser asks sites not to sell or share your data (Global Privacy Control), and we honor that. Allowing analytics or marketing cookies here makes an exception for this site."
        confirmLabel="Allow on this site"
        cancelLabel="Keep my opt-out"
        tone="default"
        onConfirm={() => {
          resolveGpcQuestion(true);
          handleClose('preferences');
        }}
      />
      <AlertDialog
        open={dialog === 'opted-out'}
        onOpenChange={(isOpen) => isOpen || handleClose('opted-out')}
        title="Opt-out saved"
        description={OPT_OUT_TEXT}
        confirmLabel="Cookie settings"
        cancelLabel="OK"
        tone="default"
        onConfirm={() => showDialog('preferences')}
      />
    </>
  );
}
