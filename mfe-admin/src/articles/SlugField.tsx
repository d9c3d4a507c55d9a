import { plainArticlePath, type SlugCheck, toSlugForm } from '@pressline/shared-api';
import { Field, TextInput, theme } from '@pressline/shared-ui';
import { memo, useState } from 'react';
import { styled } from 'styled-components';
import { readToken } from '../form/api/credentials';
import { useAdminQuery } from '../form/api/queries';
import { useDebounced } from '../form/api/timing';
import { useApi } from '../form/api/useApi';
import { SmallButton } from '../form/controls';
import { useField, useForm, useTyped } from '../form/fields/formContext';

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

const SLUG_PAUSE_MS = 300;

/** Whether the slug is free, or which one the title would get; undefined until the server has said. */
function useSlugCheck(slug: string, title: string, id: string | undefined, isNeeded: boolean) {
  const api = useApi();
  const question = useDebounced(slug || title.trim(), SLUG_PAUSE_MS);
  const params = {
    ...(slug ? { slug: question } : { title: question }),
    ...(id !== undefined && { id }),
  };
  const { data, isPlaceholderData } = useAdminQuery(
    ['slug-check', params],
    (init) => api.admin.checkSlug(params, init),
    {
      enabled: isNeeded && question !== '' && readToken() !== null,
      placeholderData: (before) => (slug ? undefined : before),
      gcTime: 0,
    },
  );
  const isCurrent = question === (slug || title.trim()) && !isPlaceholderData;
  // While the title changes, the last result stays; a result for a typed slug must be about that slug.
  return slug && !isCurrent ? undefined : data;
}

function findProblem(typed: string, { slug, isFree, suggestion }: SlugCheck): string | undefined {
  if (slug !== toSlugForm(typed.trim())) return 'Use lowercase letters, digits and single hyphens.';
  if (!isFree) return 'Another article uses this slug.';
  if (suggestion === slug) return undefined;
  return 'Another article used this slug before. Links to its old address would lead here.';
}

/** Slug (URL): from the title until it is typed by hand, and checked while it is typed. */
export const SlugField = memo(function SlugField() {
  const { base } = useForm();
  const { text: title } = useTyped('title');
  const { text: slug, setValue, frame } = useField('slug');
  const [isByHand, setIsByHand] = useState(slug !== '');
  const isChecked = slug === '' || slug !== base?.slug;
  const answer = useSlugCheck(slug, title, base?.id, isChecked);
  const fromTitle = title ? (answer?.suggestion ?? '') : '';
  const next = slug || fromTitle;
  const isMoved = next !== '' && base !== undefined && next !== base.slug;
  const checkResult = slug !== '' && isChecked ? answer : undefined;
  const problem = checkResult && findProblem(slug, checkResult);

  return (
    <Field {...frame} hint={undefined}>
      <TextInput
        value={slug || (isByHand ? '' : fromTitle)}
        spellCheck={false}
        autoCapitalize="none"
        onChange={(event) => {
          setIsByHand(true);
          setValue(event.target.value);
        }}
        onBlur={() => setIsByHand(slug !== '')}
      />
      <Notes aria-live="polite">
        {slug === '' && (
          <p>{fromTitle ? `From the title: ${plainArticlePath(fromTitle)}` : frame.hint}</p>
        )}
        {slug !== '' && !isChecked && <p translate="no">{plainArticlePath(slug)}</p>}
        {checkResult && !frame.error && (
          <p data-tone={problem && 'danger'}>{problem ?? `Available: ${plainArticlePath(slug)}`}</p>
        )}
        {checkResult && problem && checkResult.suggestion && (
          <SmallButton
            label={`Use ${checkResult.suggestion}`}
            onClick={() => setValue(checkResult.suggestion)}
          />
        )}
        {isMoved && !problem && (
          <p>The old address {plainArticlePath(base.slug)} will redirect here.</p>
        )}
      </Notes>
    </Field>
  );
});
