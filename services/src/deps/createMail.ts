import { createFormIntake } from '../mail/forms/createFormIntake';
import { createDelivery } from '../mail/outbox/createDelivery';
import { createOutbox } from '../mail/outbox/createOutbox';
import { createReminders } from '../mail/outbox/createReminders';
import { createSubmissions } from '../mail/outbox/createSubmissions';
import { submissionSource } from '../mail/outbox/submissionSource';
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
