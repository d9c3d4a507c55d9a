import { Button, Field, Grid, Icon, Select, TextInput, theme } from '@pressline/shared-ui';
import { formatDate } from '@pressline/shared-ui/format';
import { memo, useState } from 'react';
import { styled } from 'styled-components';
import { useStaffList, useStaffNames } from '../form/api/queries';
import type { AnyBody, AnyDocument } from '../form/api/useApi';
import { reminderText, useFreshness, useVerify } from '../list/freshness';

const { color, space } = theme;

const Fields = styled.fieldset`
  margin: ${space.md} 0 0;
  padding: ${space.md} 0 0;
  border: 0;
  border-top: 1px solid ${color.line};

  legend { float: inline-start; margin-bottom: ${space.xs}; font-weight: 600; }
  legend + * { clear: both; }
`;
const Verify = styled(Button)`
  margin-top: ${space.xs};
`;

interface FreshnessFieldsProps {
  article: AnyDocument;
  onSaved: (facts: AnyBody) => void;
}

/** Owner and review date of an article, saved at once and apart from the text. */
export const FreshnessFields = memo(function FreshnessFields(props: FreshnessFieldsProps) {
  const { article, onSaved } = props;
  const owner = String(article.owner ?? '');
  const verifiedUntil = String(article.verifiedUntil ?? '').slice(0, 10);
  const staff = useStaffNames(owner);
  const reminder = reminderText(useStaffList(), owner);
  const { mutate: set, isPending: isSaving } = useFreshness(article.id);
  const { mutate: verify, isPending } = useVerify();
  const isBusy = isSaving || isPending;
  const [isHalfDate, setIsHalfDate] = useState(false);

  const save = (change: { owner?: string; verifiedUntil?: string | null }) =>
    set(change, { onSuccess: () => onSaved(change) });
  const handleVerify = () =>
    verify([article.id], {
      onSuccess({ verified: [now] }) {
        onSaved({ ...now, verifiedAt: new Date().toISOString() });
      },
    });
  return (
    <Fields>
      <legend>Freshness</legend>
      <Grid minColumn="16rem" gap="sm">
        <Field
          label="Owner"
          hint={['Responsible for keeping it current.', reminder, 'Saved right away.']
            .filter(Boolean)
            .join(' ')}
        >
          <Select
            value={owner}
            disabled={isBusy}
            onChange={({ target }) => save({ owner: target.value })}
            options={staff}
          >
            <option value="">No owner</option>
          </Select>
        </Field>
        <Field
          label="Verified until"
          hint="After this date, readers see when the article was last reviewed. Saved right away."
          error={isHalfDate ? 'Enter a valid date' : undefined}
        >
          <TextInput
            key={verifiedUntil}
            type="date"
            defaultValue={verifiedUntil}
            onBlur={({ target }) => {
              setIsHalfDate(!target.validity.valid);
              if (target.value === verifiedUntil || !target.validity.valid) return;
              save({ verifiedUntil: target.value ? `${target.value}T00:00:00.000Z` : null });
            }}
          />
        </Field>
      </Grid>
      {Boolean(article.verifiedAt) && (
        <p>{`Last checked ${formatDate(String(article.verifiedAt))}`}</p>
      )}
      <Verify variant="secondary" size="sm" isBusy={isPending} onClick={handleVerify}>
        <Icon name="check" />
        Mark as verified
      </Verify>
    </Fields>
  );
});
