import { Button, DialogActions, DialogBody, PageDialogHead } from '@pressline/shared-ui';
import { useEffect, useRef } from 'react';
import { PostedNotice } from '../PostedNotice';

interface PromisedLinkProps {
  email: string;
  /** Once the dialog is closed, however that happens. */
  onClosed: () => void;
}

/** What the trial dialog says when the account's address comes by email. */
export function PromisedLink({ email, onClosed }: PromisedLinkProps) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const dialog = element.current?.closest('dialog');
    dialog?.addEventListener('close', onClosed);
    return () => dialog?.removeEventListener('close', onClosed);
  }, [onClosed]);
  return (
    <>
      <PageDialogHead dialogId="trial" title="Your account has been created" />
      <DialogBody>
        <PostedNotice tone="success" title="Check your inbox">
          {`We’ll email the link to your account to ${email}.`}
        </PostedNotice>
      </DialogBody>
      <form ref={element} method="dialog">
        <DialogActions>
          <Button type="submit">Done</Button>
        </DialogActions>
      </form>
    </>
  );
}
