import { type ArticlePage, MAX_FEEDBACK_COMMENT } from '@pressline/shared-api';
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
      <Field label="Current sentence" hint="Copy it from the article so we can find it." required>
        <TextArea
          name="passage"
          rows={3}
          required
          maxLength={MAX_FEEDBACK_COMMENT}
          defaultValue={passage}
        />
      </Field>
      <Field label="Your suggestion" hint="Leave it empty if you only want to say what is wrong.">
        <TextArea
          name="proposal"
          rows={3}
          maxLength={MAX_FEEDBACK_COMMENT}
          defaultValue={passage}
        />
      </Field>
      <Field label="What is wrong (optional)" hint="Please leave out personal data.">
        <TextArea name="comment" rows={3} maxLength={MAX_FEEDBACK_COMMENT} />
      </Field>
      <Honeypot />
      <Button type="submit">Send the suggestion</Button>
    </Form>
  );
}
