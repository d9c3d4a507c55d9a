import { newsletterForm } from '@pressline/shared-api/forms/newsletterForm';
import { Button, Field, Honeypot, media, TextInput, theme } from '@pressline/shared-ui';
import { useLocation } from '@pressline/shared-ui/router';
import { showToast } from '@pressline/shared-ui/toast';
import { styled } from 'styled-components';
import { formsApi } from './api';
import { failureText, reasonText, refusedFields } from './failureText';
import { PostedNotice } from './PostedNotice';
import { postedState } from './postedState';
import { usePostForm } from './usePostForm';

const SENT = 'Successfully subscribed!';
const THANKS = 'Thank you for subscribing to our newsletter.';
const FAILED = 'Subscription failed';

const Line = styled.form`
  display: grid;
  max-width: 40rem;
  gap: ${theme.space.md};

  ${media.small} {
    grid-template-columns: minmax(0, 1fr) auto;
    & > [role] { grid-column: 1 / -1; }
    /* Level with the field under its label, whatever is said beneath it. */
    & > button { margin-top: calc(${theme.text.small} * 1.3 + ${theme.space.xs}); align-self: start; }
  }
`;

export default function NewsletterForm() {
  const posted = postedState(useLocation().search, ['newsletter']);
  const form = usePostForm({
    schema: newsletterForm,
    empty: { email: '' },
    draftKey: 'newsletter',
    refused: posted?.is === 'failed' ? refusedFields(posted.fields) : {},
    send: (values, guard) => formsApi.newsletter({ ...values, ...guard }),
    onSent: () => showToast({ title: SENT, description: THANKS }),
    onFailed: (error) =>
      showToast({ title: FAILED, description: failureText(error), variant: 'destructive' }),
  });
  const { register, errorOf, formProps, isSending, hasSent } = form;

  return (
    <Line action="/api/newsletter" {...formProps}>
      {!hasSent && posted?.is === 'sent' && (
        <PostedNotice tone="success" title={SENT}>
          {THANKS}
        </PostedNotice>
      )}
      {!hasSent && posted?.is === 'failed' && (
        <PostedNotice tone="danger" title={FAILED}>
          {reasonText(posted.reason)}
        </PostedNotice>
      )}
      <Field controlId="newsletter-email" label="Email" required error={errorOf('email')}>
        <TextInput type="email" autoComplete="email" maxLength={254} {...register('email')} />
      </Field>
      <Button type="submit" isBusy={isSending} {...form.untilEnhanced('Subscribing...')}>
        <span>{isSending ? 'Subscribing...' : 'Subscribe'}</span>
      </Button>
      <Honeypot />
    </Line>
  );
}
