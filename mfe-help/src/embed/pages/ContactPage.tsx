import { ApiError } from '@pressline/shared-api';
import { randomId } from '@pressline/shared-api/random-id';
import {
  Button,
  Container,
  Field,
  Honeypot,
  TextArea,
  TextInput,
  theme,
} from '@pressline/shared-ui';
import { Link, useLocation } from '@pressline/shared-ui/router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useApi } from '../../ApiContext';
import { HELP_PATH } from '../../routes';

/** What is wrong with a message to support, by the names of its fields in the form. */
type ContactProblems = { email?: string; message?: string };

function missingIn(form: HTMLFormElement): ContactProblems {
  const { value = '', validity } = form.querySelector<HTMLInputElement>('[name=email]') ?? {};
  const hasMessage = String(new FormData(form).get('message')).trim();
  return {
    ...(!(value.trim() && validity?.valid) && { email: 'Please enter a valid email address' }),
    ...(!hasMessage && { message: 'Please enter a message' }),
  };
}

/** By their names in the call. */
const fieldOf = { fromMail: 'email', content: 'message' } as const;

function problemsOf(error: unknown): ContactProblems {
  const refused = error instanceof ApiError ? error.fields : {};
  return Object.fromEntries(
    Object.entries(fieldOf).flatMap(([name, field]) =>
      refused[name] === undefined ? [] : [[field, refused[name]]],
    ),
  );
}

const { space, text, color } = theme;

const Page = styled(Container)`
  display: grid;
  gap: ${space.md};
  max-width: 40rem;
  padding-block: ${space.lg} ${space.xl};

  h1 { font-size: ${text.heading3}; }
  form { display: grid; gap: ${space.md}; }
  form > [role='alert'] { color: ${color.danger}; font-weight: 600; }
`;

type State = 'idle' | 'sending' | 'sent' | 'failed';

const EMAIL = { name: 'email', type: 'email', autoComplete: 'email', maxLength: 254 } as const;

export default function ContactPage() {
  const { search } = useLocation();
  const topic = new URLSearchParams(search).get('topic') ?? '';
  const api = useApi();
  const [state, setState] = useState<State>('idle');
  const [problems, setProblems] = useState<ContactProblems>({});
  // What is sent again after a failure is the same message.
  const [guard] = useState(() => ({ requestKey: randomId(), shownAt: performance.now() }));
  const thanks = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (state === 'sent') thanks.current?.focus();
  }, [state]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'sending') return;
    const form = event.currentTarget;
    const values = new FormData(form);
    const email = String(values.get('email')).trim();
    const message = String(values.get('message')).trim();
    if (say(form, missingIn(form))) return;
    setState('sending');
    try {
      await api.forms.sendContactMail({
        fromMail: email,
        subject: 'Help center',
        content: topic ? `About: ${topic}\n\n${message}` : message,
        website: String(values.get('website')),
        fillMs: Math.round(performance.now() - guard.shownAt),
        requestKey: guard.requestKey,
      });
      setState('sent');
    } catch (error) {
      setState(say(form, problemsOf(error)) ? 'idle' : 'failed');
    }
  }

  /** Shows what is wrong at the fields; returns whether anything is. */
  function say(form: HTMLFormElement, found: ContactProblems): boolean {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    return first !== undefined;
  }

  if (state === 'sent') {
    return (
      <Page>
        <h1 ref={thanks} tabIndex={-1}>
          Message sent
        </h1>
        <p>Thanks. We’ll reply by email within 24 hours.</p>
        <p>
          <Link to={HELP_PATH}>Back to the help center</Link>
        </p>
      </Page>
    );
  }
  return (
    <Page>
      <h1 tabIndex={-1}>Contact support</h1>
      {topic && (
        <p>
          Your message is about: <strong dir="auto">{topic}</strong>
        </p>
      )}
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Field label="Your email address" required error={problems.email}>
          <TextInput {...EMAIL} />
        </Field>
        <Field label="Message" required error={problems.message}>
          <TextArea name="message" rows={6} maxLength={5_000} />
        </Field>
        <Honeypot />
        <div role="alert">
          {state === 'failed' && (
            <p>We couldn’t send your message. It’s still here, so please try again in a minute.</p>
          )}
        </div>
        <div>
          <Button type="submit" isBusy={state === 'sending'}>
            {state === 'sending' ? 'Sending...' : 'Send message'}
          </Button>
        </div>
      </form>
    </Page>
  );
}
