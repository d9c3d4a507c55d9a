import { createFormIntake } from '../forms/createFormIntake';
import { createReminders } from '../freshness/createReminders';
import { createDelivery } from '../outbox/createDelivery';
import { createOutbox } from '../outbox/createOutbox';
import { createSubmissions } from '../outbox/createSubmissions';
import { submissionSource } from '../outbox/submissionSource';
import type { Shared } from './Shared';

/** What is sent to people: submissions of the site's forms and reminders. */
export function createMail({ connection, models, limits, publicUrl, log, ...options }: Shared) {
  const submissions = createSubmissions(connection);
  const delivery = createDelivery(options.delivery);
  const { sendMail } = delivery;
  const reminders = createReminders({ connection, models, publicUrl, sendMail });
  return {
    submissions,
    delivery,
    reminders,
    intake: createFormIntake(submissions, limits.of('forms')),
    /** Delivers nothing before `start`. */
    outbox: createOutbox({
      ...{ submissions: submissionSource(connection, delivery), reminders: reminders.source, log },
    }),
  };
}
