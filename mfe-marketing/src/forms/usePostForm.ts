import { zodResolver } from '@hookform/resolvers/zod';
import { ApiError, type FormGuard } from '@pressline/shared-api';
import { randomId } from '@pressline/shared-api/random-id';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { ZodType } from 'zod';

/** What goes along with a form's own fields against automated posts. */
function guardOf(form: HTMLFormElement, requestKey: string): FormGuard {
  const website = new FormData(form).get('website');
  return {
    website: typeof website === 'string' ? website : '',
    // It is shown with the document.
    fillMs: Math.round(performance.now()),
    requestKey,
  };
}

/** What was typed into forms that a client navigation took away, by `draftKey`, while the document lives. */
const typed = new Map<string, FieldValues>();

interface PostFormOptions<Input extends FieldValues, Output, Answer> {
  schema: ZodType<Output, Input>;
  /** The fields as they are cleared after a success. */
  empty: DefaultValues<Input>;
  send(values: Output, guard: ReturnType<typeof guardOf>): Promise<Answer>;
  onSent(answer: Answer, values: Output): void;
  onFailed(error: unknown): void;
  /** The form's field for a name in the API's answer, where the two differ. */
  fieldOf?(name: string): string;
  /** The name under which what was typed is stored while the visitor looks at other pages. */
  draftKey: string;
  restore?(values: Input): Input;
  /** What a post without script was refused for; stands until the field is touched or the form sent. */
  refused?: Readonly<Record<string, string>>;
}

/**
 * A form that validates with the shared schema, sends once however often it is submitted, is cleared
 * by a success and keeps everything after a failure. Before this code has arrived, the browser posts it.
 */
export function usePostForm<Input extends FieldValues, Output, Answer>(
  options: PostFormOptions<Input, Output, Answer>,
) {
  const { schema, empty, send, onSent, onFailed, refused = {} } = options;
  const { fieldOf = (name) => name, draftKey, restore = (values) => values } = options;
  const [restored] = useState(() => {
    const values = typed.get(draftKey) as Input | undefined;
    return values && { defaultValues: restore(values) as DefaultValues<Input> };
  });
  const form = useForm<Input, unknown, Output>({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    ...restored,
  });
  const { getValues } = form;
  useEffect(() => () => void typed.set(draftKey, getValues()), [draftKey, getValues]);
  const lastTry = useRef({ key: '', text: '' });
  const isUnderWay = useRef(false);
  const [hasSent, setHasSent] = useState(false);
  // Until then the browser checks the fields, which a post without script needs.
  const [isEnhanced, setIsEnhanced] = useState(false);
  useEffect(() => setIsEnhanced(true), []);

  async function post(values: Output, element: HTMLFormElement) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    // The same text again is the same request; an edited one must not be taken for its repetition.
    const text = JSON.stringify(values);
    if (lastTry.current.text !== text) lastTry.current = { key: randomId(), text };
    try {
      const answer = await send(values, guardOf(element, lastTry.current.key));
      lastTry.current = { key: '', text: '' };
      form.reset(empty);
      setHasSent(true);
      // Its visitor may have left it before the answer.
      typed.delete(draftKey);
      onSent(answer, values);
    } catch (error) {
      for (const [name, message] of Object.entries(error instanceof ApiError ? error.fields : {})) {
        const field = fieldOf(name);
        if (field in empty) form.setError(field as Path<Input>, { message });
      }
      onFailed(error);
    } finally {
      isUnderWay.current = false;
    }
  }

  // A field that loses the focus shows its error, which would move the button away from under the
  // pointer before it is released: the click would be lost.
  function preserveFocus(event: MouseEvent<HTMLFormElement>) {
    if ((event.target as Element).closest('button[type="submit"]')) event.preventDefault();
  }

  return {
    ...form,
    /** Whether this code checks and sends the form. */
    isEnhanced,
    isSending: form.formState.isSubmitting,
    /** What a button of the form says, in place of its `span`, when it is pressed before this code can send it. */
    untilEnhanced: (text: string) => ({ 'data-busy-text': isEnhanced ? undefined : text }),
    /** Whether this code has sent it: what a post without script came to is outdated. */
    hasSent,
    formProps: {
      method: 'post',
      noValidate: isEnhanced,
      onMouseDown: preserveFocus,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const element = event.currentTarget;
        return form.handleSubmit((values) => post(values, element))(event);
      },
    },
    errorOf: (name: Path<Input>) => {
      const { error, isTouched } = form.getFieldState(name, form.formState);
      return error?.message ?? (isTouched || hasSent ? undefined : refused[name]);
    },
  };
}
