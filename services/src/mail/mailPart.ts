import { contract } from '@pressline/shared-api/contract';
import type { Connection } from 'mongoose';
import type { Core } from '../content/resource/Core';
import { conflict, invalid, notFound } from '../errors';
import type { Limits } from '../http/limits/createLimits';
import { handle } from '../http/router/handle';
import type { Part } from '../Part';
import { isActiveUser } from '../people/auth/isActiveUser';
import type { Models } from '../store/database/createModel';
import { formRoutes } from './forms/forms.routes';
import { createDelivery, type Delivery } from './outbox/createDelivery';
import { createOutbox, type Outbox } from './outbox/createOutbox';
import { createReminders, getsMail, type Reminders } from './outbox/createReminders';
import {
  createSubmissions,
  type Submissions,
  submissionCollection,
} from './outbox/createSubmissions';
import type { DeliveryConfig } from './outbox/deliveryEnvironment';
import {
  type DeliverySource,
  presentSubmission,
  type StoredSubmission,
} from './outbox/StoredSubmission';

const subject = 'Submission';

interface SubmissionNeeds extends Pick<Core, 'models' | 'audit'> {
  submissions: Submissions;
  outbox: Outbox;
  delivery: Delivery;
}

/** The inbox of everything that visitors sent, for staff. */
const submissionRoutes = ({ submissions, outbox, delivery, models, audit }: SubmissionNeeds) => [
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

/** Whom requests and articles can be given to; addresses and roles stay with super admins. */
const staffRoutes = ({
  models,
  reminders,
}: {
  models: Models;
  reminders: Pick<Reminders, 'areSent'>;
}) => [
  handle(contract.staff.list, async () => {
    const users = await models.users
      .find({ isActive: true })
      .select('username fullName email')
      .lean();
    const staff = users.map(({ username, fullName, email }) => ({
      ...{ username, name: fullName || username, getsMail: getsMail({ email }) },
    }));
    return {
      staff: staff.sort((one, other) => one.name.localeCompare(other.name, 'en')),
      sendsReminders: reminders.areSent,
    };
  }),
];

/** What visitors sent, for the outbox. */
export function submissionSource(
  connection: Connection,
  { kinds, deliver }: Pick<Delivery, 'kinds' | 'deliver'>,
): DeliverySource<StoredSubmission> {
  return {
    collection: submissionCollection(connection),
    deliverable: () => (kinds.length > 0 ? { kind: { $in: [...kinds] } } : undefined),
    async deliver(submission) {
      const accountUrl = await deliver(submission);
      return accountUrl ? { accountUrl } : undefined;
    },
    describe: ({ _id, kind }) => ({ submission: String(_id), kind }),
  };
}

interface MailNeeds extends Pick<Core, 'connection' | 'log' | 'models' | 'audit' | 'publicUrl'> {
  limits: Limits;
  config: DeliveryConfig;
}

/** What visitors send by the site's forms, and what is sent to people: submissions and reminders. */
export function mailPart({ connection, log, models, audit, limits, publicUrl, config }: MailNeeds) {
  const submissions = createSubmissions(connection);
  const delivery = createDelivery(config);
  const { sendMail } = delivery;
  const reminders = createReminders({ connection, models, publicUrl, sendMail });
  const intake = { submissions, limit: limits.of('forms') };
  const outbox = createOutbox({
    submissions: submissionSource(connection, delivery),
    reminders: reminders.source,
    log,
  });
  return {
    submissions,
    outbox,
    routes: [
      ...formRoutes({ intake, outbox, delivery }),
      ...submissionRoutes({ submissions, outbox, delivery, models, audit }),
      ...staffRoutes({ models, reminders }),
    ],
    stores: [submissions, reminders],
    upkeep: () => reminders.runUpkeep(),
    start: () => outbox.start(),
    stop: () => outbox.stop(),
  } satisfies Part;
}
