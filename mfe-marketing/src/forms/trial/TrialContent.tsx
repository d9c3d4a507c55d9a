import { accountUrlOf } from '@pressline/shared-api';
import { demoUserOf, trialForm } from '@pressline/shared-api/forms/trialForm';
import {
  AlertDialog,
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  LinkButton,
  PageDialogHead,
  theme,
} from '@pressline/shared-ui';
import { useLocation } from '@pressline/shared-ui/router';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { site } from '../../content/site';
import { formsApi } from '../api';
import { failureText, reasonText, refusedFields } from '../failureText';
import { leftFields } from '../leftFields';
import { PostedNotice } from '../PostedNotice';
import { postedState } from '../postedState';
import { usePostForm } from '../usePostForm';
import { fallbackCountries, loadCountries } from './countries';
import { PromisedLink } from './PromisedLink';
import { type TrialField, TrialFields, withDigitsOnly } from './TrialFields';

const Fields = styled(DialogBody)`
  display: grid;
  gap: ${theme.space.md};
`;

const empty = { email: '', companyName: '', phonePrefix: '+1', phone: '' } as const;

/** What stands in the trial dialog: the form, then what came of it. */
export default function TrialContent() {
  const posted = postedState(useLocation().search, ['trial']);
  const [accountUrl, setAccountUrl] = useState<string>();
  /** Gets the link by email, because the answer had none. */
  const [promisedTo, setPromisedTo] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  const [countries, setCountries] = useState(fallbackCountries);
  const element = useRef<HTMLFormElement>(null);
  const form = usePostForm({
    schema: trialForm,
    empty,
    draftKey: 'trial',
    refused: posted?.is === 'failed' ? refusedFields(posted.fields) : {},
    send: (values, guard) => formsApi.createDemoUser({ ...demoUserOf(values), ...guard }),
    onSent(answer, { email }) {
      const url = accountUrlOf(answer);
      if (!url) {
        setPromisedTo(email);
        return;
      }
      setAccountUrl(url);
      element.current?.closest('dialog')?.close();
    },
    onFailed: setFailure,
  });
  // Read in each render: the form computes it from then on.
  const { isValid } = form.formState;
  const closeSuccess = () => setAccountUrl(undefined);

  const { trigger } = form;
  useEffect(() => {
    loadCountries().then(setCountries);
    // As if they were left now: Continue is disabled, and they say why.
    if (element.current) trigger(leftFields(element.current) as TrialField[]);
  }, [trigger]);

  if (promisedTo) {
    return <PromisedLink email={promisedTo} onClosed={() => setPromisedTo(undefined)} />;
  }
  function control(name: TrialField) {
    const bound = form.register(name);
    if (name === 'region') return { ...bound, autoFocus: true };
    return name === 'phone' ? withDigitsOnly(bound) : bound;
  }
  if (posted?.is === 'sent' && !form.hasSent) {
    return (
      <>
        <PageDialogHead dialogId="trial" title={site.trialTitle} />
        <DialogBody>
          <PostedNotice tone="success" title="We got your request">
            We’ll email you the link to your account.
          </PostedNotice>
        </DialogBody>
      </>
    );
  }
  return (
    <>
      <PageDialogHead
        dialogId="trial"
        title={site.trialTitle}
        description={`${site.trialOffer}. We’ll set up a demo account for your company.`}
      />
      <form
        ref={element}
        action="/api/provider/v1/crm-service/employee/CreateDemoUser"
        {...form.formProps}
      >
        <Fields>
          {posted?.is === 'failed' && !form.hasSent && (
            <PostedNotice tone="danger" title="Error occurred! Please try again.">
              {`${reasonText(posted.reason)} Go back one page to find what you entered.`}
            </PostedNotice>
          )}
          <TrialFields countries={countries} control={control} errorOf={form.errorOf} />
        </Fields>
        <DialogActions>
          <Button
            type="submit"
            disabled={form.isEnhanced && !isValid}
            isBusy={form.isSending}
            {...form.untilEnhanced('Loading...')}
          >
            <span>{form.isSending ? 'Loading...' : 'Continue'}</span>
          </Button>
        </DialogActions>
      </form>
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
