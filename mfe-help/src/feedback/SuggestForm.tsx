import { type ArticlePage, MAX_FEEDBACK_COMMENT } from '@pressline/shared-api';
import { suggestionFields } from '@pressline/shared-api/forms/suggestionFields';
import { Button, Field, Honeypot, TextArea, theme } from '@pressline/shared-ui';
import { styled } from 'styled-components';

const Form = styled.form`
  display: grid;
  gap: ${theme.space.lg};
  justify-items: start;

  > div { width: 100%; }
`;

/** The form itself: the browser posts it, with scripts or without. */
export function SuggestForm({ article, passage }: { article: ArticlePage; passage: string }) {
  return (
    <Form method="post" action={`/api/help/articles/${article.id}/suggestions`} data-page-script="">
      {suggestionFields.map(([name, label, hint]) => (
        <Field key={name} label={label} hint={hint} required={name === 'passage'}>
          <TextArea
            name={name}
            rows={3}
            required={name === 'passage'}
            maxLength={MAX_FEEDBACK_COMMENT}
            defaultValue={name === 'comment' ? undefined : passage}
          />
        </Field>
      ))}
      <Honeypot />
      <Button type="submit">Send suggestion</Button>
    </Form>
  );
}
