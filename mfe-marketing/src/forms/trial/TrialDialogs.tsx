import { accountUrlOf } from '@pressline/shared-api';
import { demoUserOf, trialForm } from '@pressline/shared-api/forms/trialForm';
import { AlertDialog, Dialog, DialogActions, LinkButton } from '@pressline/shared-ui';
import { useRef, useState } from 'react';
import { formsApi } from '../api';
import { failureText } from '../failureText';
import { usePostForm } from '../usePostForm';
import { TrialFormDialog } from './TrialFormDialog';

const empty = { email: '', companyName: '', phonePrefix: '+1', phone: '' } as const;

export interface TrialDialogsProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * From the trial form to the account. It stays mounted while closed, so that a dialog that
 * was closed by mistake opens with everything that was typed.
 */
export default function TrialDialogs({ isOpen, onClose }: TrialDialogsProps) {
  const [shownAt] = useState(() => performance.now());
  const [accountUrl, setAccountUrl] = useState<string>();
  /** Gets the link by email, because the answer had none. */
  const [promisedTo, setPromisedTo] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const element = useRef<HTMLFormElement>(null);
  const form = usePostForm({
    schema: trialForm,
    empty,
    keepAs: 'trial',
    shownAt,
    send: (values, guard) => formsApi.createDemoUser({ ...demoUserOf(values), ...guard }),
    onSent(answer, { email }) {
      const url = accountUrlOf(answer);
      if (!url) {
        setPromisedTo(email);
        return;
      }
      setAccountUrl(url);
      onClose();
    },
    onFailed: setFailure,
  });
  const closeSuccess = () => setAccountUrl(undefined);

  function handleClose() {
    setPromisedTo(undefined);
    onClose();
  }

  return (
    <>
      <TrialFormDialog
        isOpen={isOpen}
        onClose={handleClose}
        form={form}
        formRef={element}
        promisedTo={promisedTo}
      />
      {/* The form stays open behind it. */}
      <AlertDialog
        open={failure !== undefined}
        onOpenChange={(isOpening) => !isOpening && setFailure(undefined)}
        title="Error occurred! Please try again."
        description={`${failureText(failure)} Everything you entered is still here.`}
        confirmLabel="Try Again"
        cancelLabel="Back to the Form"
        tone="default"
        onConfirm={() => element.current?.requestSubmit()}
      />
      <Dialog
        open={accountUrl !== undefined}
        onOpenChange={(isOpening) => !isOpening && closeSuccess()}
        size="sm"
        title="Your account is ready"
        description="Your demo shop has sample jobs ready to go. Sign in, open a ticket and send it to press."
      >
        <DialogActions>
          {/* Closed later: a link that is removed during its click leads nowhere. */}
          <LinkButton href={accountUrl} isNewTab onClick={() => setTimeout(closeSuccess)}>
            Move to Login
          </LinkButton>
        </DialogActions>
      </Dialog>
    </>
  );
}
