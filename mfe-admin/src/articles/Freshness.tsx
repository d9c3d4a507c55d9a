import { Button, Cluster, Field, Icon, Select, TextInput, theme } from '@pressline/shared-ui';
import { formatDate } from '@pressline/shared-ui/format';
import { memo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useStaffList, useStaffNames } from '../form/api/queries';
import type { AnyBody, AnyDocument } from '../form/api/useApi';
import { SmallButton } from '../form/controls';
import { FormDialog } from '../form/FormDialog';
import { freshnessFacts, reminderText, useFreshness, useVerify } from '../list/freshness';

const { color, space } = theme;

const Section = styled.section`
  display: grid;
  gap: ${space.xs};
  margin-top: ${space.md};
  padding-top: ${space.md};
  border-top: 1px solid ${color.line};

  h3 { font: 600 ${theme.text.body}/1.4 ${theme.font.body}; letter-spacing: 0; }
`;

interface FreshnessProps {
  article: AnyDocument;
  onSaved: (facts: AnyBody) => void;
}

/** Its fields are saved by their own button, as those of a schedule are. */
function FreshnessDialog({ article, onSaved, onClose }: FreshnessProps & { onClose: () => void }) {
  const former = {
    owner: String(article.owner ?? ''),
    verifiedUntil: String(article.verifiedUntil ?? '').slice(0, 10),
  };
  const [typed, setTyped] = useState(former);
  const [isHalfDate, setIsHalfDate] = useState(false);
  const date = useRef<HTMLInputElement>(null);
  const staff = useStaffNames(former.owner);
  const reminder = reminderText(useStaffList(), typed.owner);
  const { mutate, isPending } = useFreshness(article.id);

  function handleSubmit() {
    // A date that is typed in part is empty for scripts.
    const isHalf = date.current?.validity.valid === false;
    setIsHalfDate(isHalf);
    if (isHalf) return;
    const { owner, verifiedUntil } = typed;
    const change = {
      ...(owner !== former.owner && { owner }),
      ...(verifiedUntil !== former.verifiedUntil && {
        verifiedUntil: verifiedUntil ? `${verifiedUntil}T00:00:00.000Z` : null,
      }),
    };
    if (Object.keys(change).length === 0) return onClose();
    mutate(change, {
      onSuccess() {
        onSaved(change);
        onClose();
      },
    });
  }

  return (
    <FormDialog
      title="Owner and review date"
      submitLabel="Save"
      isBusy={isPending}
      onSubmit={handleSubmit}
      onClose={() => isPending || onClose()}
    >
      <Field
        label="Owner"
        hint={['Responsible for keeping it current.', reminder].filter(Boolean).join(' ')}
      >
        <Select
          value={typed.owner}
          onChange={({ target }) => setTyped({ ...typed, owner: target.value })}
          options={staff}
        >
          <option value="">No owner</option>
        </Select>
      </Field>
      <Field
        label="Verified until"
        hint="After this date, readers see when the article was last reviewed."
        error={isHalfDate ? 'Enter a valid date' : undefined}
      >
        <TextInput
          ref={date}
          type="date"
          value={typed.verifiedUntil}
          onChange={({ target }) => setTyped({ ...typed, verifiedUntil: target.value })}
        />
      </Field>
    </FormDialog>
  );
}

/** Owner and review date of an article: facts about it, which are no part of its text and its draft. */
export const Freshness = memo(function Freshness({ article, onSaved }: FreshnessProps) {
  const [isOpen, setIsOpen] = useState(false);
  const staff = useStaffNames(String(article.owner ?? ''));
  const { mutate: verify, isPending } = useVerify();
  const facts = [
    ...freshnessFacts(article, staff),
    article.verifiedAt && `Last checked ${formatDate(String(article.verifiedAt))}`,
  ].filter(Boolean);
  const handleVerify = () =>
    verify([article.id], {
      onSuccess({ verified: [now] }) {
        onSaved({ ...now, verifiedAt: new Date().toISOString() });
      },
    });
  return (
    <Section aria-label="Freshness">
      <h3>Freshness</h3>
      <p>{facts.length > 0 ? facts.join(' · ') : 'No owner and no review date'}</p>
      <Cluster gap="xs">
        <SmallButton label="Change owner or date" onClick={() => setIsOpen(true)} />
        <Button variant="secondary" size="sm" isBusy={isPending} onClick={handleVerify}>
          <Icon name="check" />
          Mark as verified
        </Button>
      </Cluster>
      {isOpen && <FreshnessDialog {...{ article, onSaved }} onClose={() => setIsOpen(false)} />}
    </Section>
  );
});
