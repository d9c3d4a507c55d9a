import { company } from '@pressline/shared-api/company';
import { contactForm, contactMail, JOB_VOLUMES } from '@pressline/shared-api/forms/contactForm';
import {
  Button,
  Field,
  Honeypot,
  media,
  Select,
  TextArea,
  TextInput,
  theme,
} from '@pressline/shared-ui';
import { useLocation } from '@pressline/shared-ui/router';
import { showToast } from '@pressline/shared-ui/toast';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { site } from '../content/site';
import { formsApi } from './api';
import { contactNote, withNote } from './contactNote';
import { failureText, reasonText, refusedFields } from './failureText';
import { PostedNotice } from './PostedNotice';
import { postedState } from './postedState';
import { usePostForm } from './usePostForm';

const { space } = theme;

/** The fields of a form: two in a row where there is room, or one that spans it. */
const FieldGrid = styled.form`
  display: grid;
  gap: ${space.lg};

  & > button { justify-self: start; }

  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > [data-span], & > [role], & > button { grid-column: 1 / -1; }
  }
`;

const SENT = 'Message sent successfully!';
const ANSWER = "We'll get back to you within 24 hours.";
const FAILED = 'Failed to send message';

const lines = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name', maxLength: 100 },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name', maxLength: 100 },
  { name: 'email', label: 'Work email', autoComplete: 'email', maxLength: 254, type: 'email' },
  { name: 'company', label: 'Company', autoComplete: 'organization', maxLength: 200 },
] as const;

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  jobVolume: '',
  message: '',
} as const;
const mailFields: Readonly<Record<string, string>> = { fromMail: 'email', content: 'message' };

/** The note in what `usePostForm` restores. */
let restoredNote = '';

const plans = Object.values(site.plans);

export default function ContactForm() {
  const { search } = useLocation();
  const posted = postedState(search, ['contact', 'api-access']);
  const note = contactNote(search, plans);
  const lastNote = useRef(note);
  const form = usePostForm({
    schema: contactForm,
    empty,
    draftKey: 'contact',
    restore: (values) => ({
      ...values,
      message: withNote(values.message ?? '', note, restoredNote),
    }),
    refused: posted?.is === 'failed' ? refusedFields(posted.fields) : {},
    send: (values, guard) =>
      formsApi.sendContactMail({ ...contactMail(values, company.contactEmail), ...guard }),
    onSent: () => showToast({ title: SENT, description: ANSWER }),
    onFailed: (error) =>
      showToast({ title: FAILED, description: failureText(error), variant: 'destructive' }),
    fieldOf: (name) => mailFields[name] ?? name,
  });
  const { register, errorOf, formProps, isSending, hasSent, getValues, setValue } = form;

  // A plan chosen while the form stands here.
  useEffect(() => {
    restoredNote = note;
    if (note === lastNote.current) return;
    setValue('message', withNote(getValues('message') ?? '', note, lastNote.current));
    lastNote.current = note;
  }, [note, getValues, setValue]);

  return (
    <FieldGrid action="/api/contact" {...formProps}>
      {!hasSent && posted?.is === 'sent' && (
        <PostedNotice tone="success" title={SENT}>
          {ANSWER}
        </PostedNotice>
      )}
      {!hasSent && posted?.is === 'failed' && (
        <PostedNotice tone="danger" title={FAILED}>
          {`${reasonText(posted.reason)} Go back one page to find what you entered.`}
        </PostedNotice>
      )}
      {lines.map(({ name, label, ...rest }) => (
        <Field
          key={name}
          controlId={`contact-${name}`}
          label={label}
          required
          error={errorOf(name)}
        >
          <TextInput {...rest} {...register(name)} />
        </Field>
      ))}
      <Field
        data-span=""
        controlId="contact-jobVolume"
        label="Jobs a month"
        error={errorOf('jobVolume')}
      >
        <Select {...register('jobVolume')}>
          <option value="">Not sure yet</option>
          {JOB_VOLUMES.map((volume) => (
            <option key={volume} value={volume}>
              {volume.replace('-', ' to ')}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        data-span=""
        controlId="contact-message"
        label="Message"
        hint="Tell us about your presses, your finishing and the systems you run."
        error={errorOf('message')}
      >
        <TextArea rows={5} maxLength={5_000} defaultValue={note} {...register('message')} />
      </Field>
      <Honeypot />
      <Button type="submit" size="lg" isBusy={isSending} {...form.untilEnhanced('Sending...')}>
        <span>{isSending ? 'Sending...' : 'Send Message'}</span>
      </Button>
    </FieldGrid>
  );
}
