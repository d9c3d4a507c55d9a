import { accountUrlOf } from '@pressline/shared-api';
import { demoUserOf, trialForm } from '@pressline/shared-api/forms/trialForm';
import { useRef, useState } from 'react';
import { formsApi } from '../api';
import { usePostForm } from '../usePostForm';
import { TrialFailure } from './TrialFailure';
import { TrialFormDialog } from './TrialFormDialog';
import { TrialSuccess } from './TrialSuccess';

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
  /** Who was promised the link by e-mail, because the answer had none. */
  const [promisedTo, setPromisedTo] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const element = useRef<HTMLFormElement>(null);
  const form = usePostForm({
    schema: trialForm,
    empty,
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
      <TrialFailure
        error={failure}
        onClose={() => setFailure(undefined)}
        onRetry={() => element.current?.requestSubmit()}
      />
      <TrialSuccess url={accountUrl} onClose={() => setAccountUrl(undefined)} />
    </>
  );
}
