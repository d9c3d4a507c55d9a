import { ApiError } from '@pressline/shared-api';
import { Field, TextInput } from '@pressline/shared-ui';
import { localZone } from '@pressline/shared-ui/format';
import { showToast } from '@pressline/shared-ui/toast';
import { useState } from 'react';
import { showFailure } from '../../form/api/failures';
import type { AnyDocument } from '../../form/api/useApi';
import { useWrite } from '../../form/api/writes';
import { FormDialog } from '../../form/FormDialog';
import { fromLocalInput, toLocalInput } from '../../form/fields/formFields';
import { useImpactQuestion } from '../../form/useImpactQuestion';
import { scheduleTexts, type Times, timesOf, timesSetByOthers } from './scheduleTexts';
import { copyVersionOf, isPublic, useWorkingCopyCalls } from './workingCopy';

interface ScheduleDialogProps {
  article: AnyDocument;
  /** Asks before errors are published. */
  guard: (publish: () => void) => void;
  onClose: () => void;
  onScheduled: (article: AnyDocument) => void;
}

const UNPUBLISH = {
  title: 'Unpublish this article then?',
  note: 'After that, readers will see a 404 page.',
  confirmLabel: 'Save schedule',
};
const FAILED = 'Failed to schedule the article';

export default function ScheduleDialog(props: ScheduleDialogProps) {
  const { article, guard, onClose, onScheduled } = props;
  const calls = useWorkingCopyCalls();
  const impact = useImpactQuestion('articles');
  const isPublished = isPublic(article);
  const initial = {
    publishAt: toLocalInput(article.publishAt as string | null),
    unpublishAt: toLocalInput(article.unpublishAt as string | null),
  };
  const isPublishable = !isPublished || copyVersionOf(article) > 0 || initial.publishAt !== '';
  const [times, setTimes] = useState(initial);
  const [former, setFormer] = useState(() => timesOf(article));
  const [problems, setProblems] = useState<Partial<typeof initial>>({});
  const { mutate, isPending } = useWrite(FAILED, {
    mutationFn: (body: Times) => calls.schedule(article, { ...body, former }),
    onError(error) {
      const meanwhile = timesSetByOthers(error, former);
      if (!meanwhile) {
        setProblems(error instanceof ApiError ? error.fields : {});
        return showFailure(FAILED, error);
      }
      setFormer(meanwhile.now);
      setProblems(meanwhile.problems);
    },
    onSuccess(stored, times) {
      const planned = scheduleTexts({ ...times });
      const description = planned?.facts.join('. ');
      showToast({ title: planned ? 'Article scheduled' : 'Schedule removed', description });
      onScheduled(stored);
      onClose();
    },
  });

  function handleSubmit() {
    const late = Object.entries(times).filter(
      ([, time]) => time && new Date(time).getTime() <= Date.now(),
    );
    const found = Object.fromEntries(late.map(([name]) => [name, 'Choose a time in the future']));
    if (times.publishAt && times.unpublishAt && times.unpublishAt <= times.publishAt) {
      found.unpublishAt ??= 'Must be after it is published';
    }
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const { publishAt, unpublishAt } = times;
    const body = { publishAt: fromLocalInput(publishAt), unpublishAt: fromLocalInput(unpublishAt) };
    const schedule = () => mutate(body);
    const publish = () => (body.publishAt ? guard(schedule) : schedule());
    if (unpublishAt === initial.unpublishAt || !unpublishAt) publish();
    else impact.ask({ action: 'unpublish', ids: [article.id], ...UNPUBLISH }, publish);
  }

  const input = (name: keyof typeof initial, label: string) => (
    <Field label={label} hint={`Optional · Time zone ${localZone()}`} error={problems[name]}>
      <TextInput
        type="datetime-local"
        value={times[name]}
        onChange={({ target }) => setTimes({ ...times, [name]: target.value })}
      />
    </Field>
  );
  return (
    <FormDialog
      title="Schedule article"
      description={
        !isPublishable
          ? 'Readers can see the article until this time.'
          : isPublished
            ? 'Publishes your changes as they are now. Later edits aren’t included.'
            : 'Publishes the saved draft. To include later edits, press Update.'
      }
      submitLabel="Save schedule"
      isBusy={isPending}
      onSubmit={handleSubmit}
      onClose={() => isPending || onClose()}
    >
      {isPublishable && input('publishAt', isPublished ? 'Publish changes at' : 'Publish at')}
      {input('unpublishAt', 'Unpublish at')}
      {impact.dialog}
    </FormDialog>
  );
}
