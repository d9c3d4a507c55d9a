import type { DemoUserAnswer } from '@pressline/shared-api';
import type { TrialForm, trialForm } from '@pressline/shared-api/forms/trialForm';
import { Button, Dialog, DialogActions, DialogBody, theme } from '@pressline/shared-ui';
import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { z } from 'zod';
import { site } from '../../content/site';
import { PostedNotice } from '../PostedNotice';
import type { usePostForm } from '../usePostForm';
import { fallbackCountries, loadCountries } from './countries';
import { type TrialField, TrialFields } from './TrialFields';

const Fields = styled(DialogBody)`
  display: grid;
  gap: ${theme.space.md};
`;

type TrialPostForm = ReturnType<
  typeof usePostForm<TrialForm, z.output<typeof trialForm>, DemoUserAnswer>
>;

interface TrialFormDialogProps {
  isOpen: boolean;
  onClose: () => void;
  form: TrialPostForm;
  formRef: RefObject<HTMLFormElement | null>;
  promisedTo: string | undefined;
}

/** The dialog with the trial form; after an answer without an address, with what happens next. */
export function TrialFormDialog(props: TrialFormDialogProps) {
  const { isOpen, onClose, form, formRef, promisedTo } = props;
  const [countries, setCountries] = useState(fallbackCountries);
  useEffect(() => {
    if (isOpen) loadCountries().then(setCountries);
  }, [isOpen]);

  const { register, formState, formProps, isSending, errorOf } = form;
  function control(name: TrialField) {
    const bound = register(name);
    if (name === 'region') return { ...bound, autoFocus: true };
    if (name !== 'phone') return bound;
    return {
      ...bound,
      onChange(event: { target: HTMLInputElement }) {
        const { target } = event;
        const digits = target.value.replace(/\D/g, '');
        if (digits !== target.value) target.value = digits;
        return bound.onChange(event);
      },
    };
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(isOpening) => !isOpening && onClose()}
      size="sm"
      title={promisedTo ? 'Your account has been created' : 'Start your free trial'}
      description={
        !promisedTo && `${site.trialOffer}. We’ll set up a demo account for your company.`
      }
    >
      {promisedTo ? (
        <>
          <DialogBody>
            <PostedNotice tone="success" title="Check your inbox">
              {`We’ll email the link to your account to ${promisedTo}.`}
            </PostedNotice>
          </DialogBody>
          <DialogActions>
            <Button onClick={onClose}>Done</Button>
          </DialogActions>
        </>
      ) : (
        <form ref={formRef} {...formProps}>
          <Fields>
            <TrialFields countries={countries} control={control} errorOf={errorOf} />
          </Fields>
          <DialogActions>
            <Button type="submit" disabled={!formState.isValid} isBusy={isSending}>
              {isSending ? 'Loading...' : 'Continue'}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
