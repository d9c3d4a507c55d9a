import { MAX_SUBMISSION_NOTE, type Submission } from '@pressline/shared-api';
import { Field, Grid, Select, Stack, TextArea } from '@pressline/shared-ui';
import { useStaffNames } from '../form/api/queries';
import { SmallButton } from '../form/controls';
import { statuses } from './contactTexts';
import type { SubmissionChange } from './useSubmissions';

interface SubmissionTriageProps {
  entry: Submission;
  note: string;
  onNote: (note: string) => void;
  onChange: (change: SubmissionChange) => void;
}

export function SubmissionTriage({ entry, note, onNote, onChange }: SubmissionTriageProps) {
  const staff = useStaffNames(entry.assignee);
  return (
    <Stack gap="xs">
      <Grid minColumn="12rem" gap="sm">
        <Field label="Status">
          <Select
            value={entry.status}
            onChange={({ target }) => onChange({ status: target.value as Submission['status'] })}
            options={statuses}
          />
        </Field>
        <Field label="Assigned to">
          <Select
            value={entry.assignee ?? ''}
            onChange={({ target }) => onChange({ assignee: target.value || null })}
            options={staff}
          >
            <option value="">Unassigned</option>
          </Select>
        </Field>
      </Grid>
      <Field label="Note" hint="Only staff can see this">
        <TextArea
          rows={3}
          maxLength={MAX_SUBMISSION_NOTE}
          value={note}
          onChange={({ target }) => onNote(target.value)}
        />
      </Field>
      {note !== entry.note && (
        <div>
          <SmallButton label="Save note" onClick={() => onChange({ note })} />
        </div>
      )}
    </Stack>
  );
}
