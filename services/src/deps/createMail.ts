import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import type { Models } from '../database/createModel';
import { createFormIntake } from '../forms/createFormIntake';
import { createReminders } from '../freshness/createReminders';
import type { Limits } from '../limits/createLimits';
import { createDelivery } from '../outbox/createDelivery';
import { createOutbox } from '../outbox/createOutbox';
import { createSubmissions } from '../outbox/createSubmissions';
import type { DeliveryConfig } from '../outbox/DeliveryConfig';
import { submissionSource } from '../outbox/submissionSource';

interface MailOptions {
  connection: Connection;
  models: Models;
  limits: Limits;
  publicUrl: string;
  delivery: DeliveryConfig;
  log: Logger;
}

/** What is sent to people: submissions of the site's forms and reminders. */
export function createMail({
  connection,
  models,
  limits,
  publicUrl,
  log,
  ...options
}: MailOptions) {
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
