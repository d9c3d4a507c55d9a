import { resources, type SlugCheck } from '@pressline/shared-api';
import { Button, Field, TextInput, theme } from '@pressline/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useForm } from '../../fields/formContext';
import { useSlugCheck } from './useSlugCheck';

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

const addressOf = (slug: string) => `/help/articles/${slug}`;

interface Verdict {
  text: string;
  isProblem: boolean;
  /** A slug that would do. */
  better?: string;
}

/** What the server's check says about a slug that was typed. */
function judge(typed: string, { slug, isFree, suggestion }: SlugCheck): Verdict {
  if (slug !== typed) {
    const text = 'Only small letters, digits and single hyphens can stand in an address.';
    return { text, isProblem: true, better: suggestion };
  }
  if (!isFree) {
    return { text: 'Already used by another article.', isProblem: true, better: suggestion };
  }
  if (suggestion !== slug) {
    const text = 'A former address of another article, whose readers would come here instead.';
    return { text, isProblem: true, better: suggestion };
  }
  return { text: `Free: ${addressOf(slug)}`, isProblem: false };
}

interface SlugFieldProps {
  /** The article's id and its slug as saved; undefined for a new one. */
  saved: { id: string; slug: string } | undefined;
}

/** Slug (URL): from the title until it is typed by hand, and checked while it is typed. */
export function SlugField({ saved }: SlugFieldProps) {
  const { draft, problems, setValue, resource } = useForm();
  const slug = String(draft.slug ?? '');
  const [isByHand, setIsByHand] = useState(slug !== '');
  const isChecked = slug === '' || slug !== saved?.slug;
  const answer = useSlugCheck({ slug, title: String(draft.title ?? ''), id: saved?.id });
  const fromTitle = draft.title ? (answer?.suggestion ?? '') : '';
  const next = slug || fromTitle;
  const isMoved = next !== '' && saved !== undefined && next !== saved.slug;
  const verdict = slug !== '' && isChecked && answer ? judge(slug, answer) : undefined;

  return (
    <Field label={resource.fields.slug?.label} error={problems.slug}>
      <TextInput
        value={slug || (isByHand ? '' : fromTitle)}
        maxLength={resources.articles.fields.slug.maxLength}
        spellCheck={false}
        autoCapitalize="none"
        onChange={(event) => {
          setIsByHand(true);
          setValue('slug', event.target.value);
        }}
        onBlur={() => setIsByHand(slug !== '')}
      />
      <Notes aria-live="polite">
        {slug === '' && (
          <p>{fromTitle ? `From the title: ${addressOf(fromTitle)}` : 'Made from the title.'}</p>
        )}
        {slug !== '' && !isChecked && <p>{addressOf(slug)}</p>}
        {verdict && !problems.slug && (
          <p data-tone={verdict.isProblem ? 'danger' : undefined}>{verdict.text}</p>
        )}
        {verdict?.better && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => setValue('slug', verdict.better ?? '')}
          >
            Use {verdict.better}
          </Button>
        )}
        {isMoved && !verdict?.isProblem && (
          <p>The old address {addressOf(saved.slug)} will redirect here.</p>
        )}
      </Notes>
    </Field>
  );
}
