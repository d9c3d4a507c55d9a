import { contract } from '@pressline/shared-api/contract';
import type { Core } from '../../content/resource/Core';
import { conflict, invalid, notFound } from '../../errors';
import { handle } from '../../http/router/handle';
import { isActiveUser } from '../../people/auth/isActiveUser';
import type { Delivery } from './createDelivery';
import type { Outbox } from './createOutbox';
import type { Submissions } from './createSubmissions';
import { presentSubmission } from './StoredSubmission';

const subject = 'Submission';

interface SubmissionNeeds extends Pick<Core, 'models' | 'audit'> {
  submissions: Submissions;
  outbox: Outbox;
  delivery: Delivery;
}

/** The inbox of everything that visitors sent, for staff. */
export const submissionRoutes = ({
  submissions,
  outbox,
  delivery,
  models,
  audit,
}: SubmissionNeeds) => [
  handle(contract.submissions.list, async ({ query }) => {
    const { found: stored, total } = await submissions.list(query);
    const { kinds } = delivery;
    return { submissions: stored.map((one) => presentSubmission(one, kinds)), total };
  }),
  handle(contract.submissions.update, async ({ params: { id }, body }) => {
    const { assignee } = body;
    if (assignee && !(await isActiveUser(models, assignee))) {
      throw invalid({ assignee: 'There is no such admin user' });
    }
    const change = { ...body, ...(assignee === '' && { assignee: null }) };
    const updated = await audit.recorded(() => submissions.update(id, change));
    const stored = updated ?? (await submissions.get(id));
    if (!stored) throw notFound(subject);
    const answer = presentSubmission(stored, delivery.kinds);
    if (!updated) throw conflict('Another editor changed this request', { current: answer });
    return answer;
  }),
  handle(contract.submissions.resend, async ({ params: { id } }) => {
    const before = await submissions.get(id);
    if (!before) throw notFound(subject);
    if (!delivery.kinds.includes(before.kind)) throw conflict('Email is not set up');
    const stored = await audit.recorded(() => submissions.resend(id));
    if (!stored) throw notFound(subject);
    outbox.wake();
    return presentSubmission(stored, delivery.kinds);
  }),
  handle(contract.submissions.remove, async ({ params: { id } }) => {
    if (!(await audit.recorded(() => submissions.remove(id)))) throw notFound(subject);
    return { id };
  }),
];
