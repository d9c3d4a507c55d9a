import { contract } from '@pressline/shared-api/contract';
import type { Connection } from 'mongoose';
import type { Core } from '../content/resource/Core';
import type { Limits } from '../http/limits/createLimits';
import { handle } from '../http/router/handle';
import type { Part } from '../Part';
import type { Models } from '../store/database/createModel';
import { formRoutes } from './forms/forms.routes';
import { createDelivery, type Delivery } from './outbox/createDelivery';
import { createOutbox } from './outbox/createOutbox';
import { createReminders, getsMail, type Reminders } from './outbox/createReminders';
import { createSubmissions, submissionCollection } from './outbox/createSubmissions';
import type { DeliveryConfig } from './outbox/deliveryEnvironment';
import type { DeliverySource, StoredSubmission } from './outbox/StoredSubmission';
import { submissionRoutes } from './outbox/submissions.routes';

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
