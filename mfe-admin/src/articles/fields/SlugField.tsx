import type { SlugCheck } from '@pressline/shared-api';
import { useQuery } from '@pressline/shared-api/query';
import { Button, Field, TextInput, theme } from '@pressline/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ADMIN_QUERIES } from '../../auth/adminQueries';
import { readToken } from '../../auth/credentials';
import { useApi } from '../../auth/useSession';
import { useSettled } from '../../documents/useSettled';
import { useField, useForm } from '../../fields/formContext';

const { color, space, text } = theme;

const Notes = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.xs};
  color: ${color.inkMuted};
  font-size: ${text.small};
  line-height: 1.4;
  overflow-wrap: anywhere;

  > [data-tone='danger'] { color: ${color.danger}; font-weight: 600; }
`;

const TYPING_PAUSE_MS = 300;

interface SlugQuestion {
  slug: string;
  title: string;
  id: string | undefined;
}

/** Whether the slug is free, or which one the title would get; undefined until the server has said. */
function useSlugCheck({ slug, title, id }: SlugQuestion): SlugCheck | undefined {
  const api = useApi();
  const question = useSettled(slug || title.trim(), TYPING_PAUSE_MS);
  const params = {
    ...(slug ? { slug: question } : { title: question }),
    ...(id !== undefined && { id }),
  };
  const { data, isPlaceholderData } = useQuery<SlugCheck>({
    queryKey: [ADMIN_QUERIES, 'slug-check', params],
    queryFn: ({ signal }) => api.admin.checkSlug(params, { signal }),
    enabled: question !== '' && readToken() !== null,
    placeholderData: (before) => (slug ? undefined : before),
    gcTime: 0,
  });
  const isCurrent = question === (slug || title.trim()) && !isPlaceholderData;
  // While the title is typed its last slug stays; what is said about a typed slug must be about it.
  return slug && !isCurrent ? undefined : data;
}

const addressOf = (slug: string) => `/help/articles/${slug}`;

interface Verdict {
  text: string;
  isProblem: boolean;
  /** A slug that would do. */
  better?: string;
}

function judge(typed: string, { slug, isFree, suggestion }: SlugCheck): Verdict {
  if (slug !== typed) {
    const text = 'Use lowercase letters, digits and single hyphens.';
    return { text, isProblem: true, better: suggestion };
  }
  if (!isFree) {
    return { text: 'Already used by another article.', isProblem: true, better: suggestion };
  }
  if (suggestion !== slug) {
    const text =
      'This is a former address of another article. Its readers would come here instead.';
    return { text, isProblem: true, better: suggestion };
  }
  return { text: `Free: ${addressOf(slug)}`, isProblem: false };
}

/** Slug (URL): from the title until it is typed by hand, and checked while it is typed. */
export function SlugField() {
  const { base, draft } = useForm();
  const { field, text: slug, setValue, frame } = useField('slug');
  const [isByHand, setIsByHand] = useState(slug !== '');
  const isChecked = slug === '' || slug !== base?.slug;
  const answer = useSlugCheck({ slug, title: String(draft.title ?? ''), id: base?.id });
  const fromTitle = draft.title ? (answer?.suggestion ?? '') : '';
  const next = slug || fromTitle;
  const isMoved = next !== '' && base !== undefined && next !== base.slug;
  const verdict = slug !== '' && isChecked && answer ? judge(slug, answer) : undefined;

  return (
    <Field {...frame} hint={undefined}>
      <TextInput
        value={slug || (isByHand ? '' : fromTitle)}
        maxLength={field.kind === 'text' ? field.maxLength : undefined}
        spellCheck={false}
        autoCapitalize="none"
        onChange={(event) => {
          setIsByHand(true);
          setValue(event.target.value);
        }}
        onBlur={() => setIsByHand(slug !== '')}
      />
      <Notes aria-live="polite">
        {slug === '' && <p>{fromTitle ? `From the title: ${addressOf(fromTitle)}` : frame.hint}</p>}
        {slug !== '' && !isChecked && <p>{addressOf(slug)}</p>}
        {verdict && !frame.error && (
          <p data-tone={verdict.isProblem ? 'danger' : undefined}>{verdict.text}</p>
        )}
        {verdict?.better && (
          <Button variant="secondary" size="sm" onClick={() => setValue(verdict.better ?? '')}>
            Use {verdict.better}
          </Button>
        )}
        {isMoved && !verdict?.isProblem && (
          <p>The old address {addressOf(String(base.slug))} will redirect here.</p>
        )}
      </Notes>
    </Field>
  );
}
