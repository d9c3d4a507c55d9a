import { ApiError } from '@pressline/shared-api';

/** What is wrong with a message to support, by the names of its fields in the form. */
export type ContactProblems = { email?: string; message?: string };

export function missingIn(form: HTMLFormElement): ContactProblems {
  const { value = '', validity } = form.querySelector<HTMLInputElement>('[name=email]') ?? {};
  const hasMessage = String(new FormData(form).get('message')).trim();
  return {
    ...(!(value.trim() && validity?.valid) && { email: 'Please enter a valid email address' }),
    ...(!hasMessage && { message: 'Please enter a message' }),
  };
}

/** By their names in the call. */
const fieldOf = { fromMail: 'email', content: 'message' } as const;

export function problemsOf(error: unknown): ContactProblems {
  const refused = error instanceof ApiError ? error.fields : {};
  return Object.fromEntries(
    Object.entries(fieldOf).flatMap(([name, field]) =>
      refused[name] === undefined ? [] : [[field, refused[name]]],
    ),
  );
}
