import { formCalls } from '@pressline/shared-api';
import { message, named } from '@pressline/shared-api/wire/common';
import {
  contactMailAnswer,
  contactMailRequest,
  contactRequest,
  demoUserAnswer,
  demoUserRequest,
  newsletterRequest,
  trialRequest,
} from '@pressline/shared-api/wire/visitors/forms';
import type { Context } from 'koa';
import { z } from 'zod';
import { errorAnswer } from '../../http/openapi/errorSchemas';
import { defineRoute, FORM_TYPE, found, JSON_TYPE, json } from '../../http/router/defineRoute';
import type { Delivery } from '../outbox/createDelivery';
import type { Outbox } from '../outbox/createOutbox';
import type { FormIntake } from './createFormIntake';
import { isOptedOut } from './isOptedOut';
import { parseContact } from './parseContact';
import { startTrial } from './startTrial';

const common = { tag: 'Forms', access: 'public', limits: ['forms'] } as const;

/** What a form's request says of its sender besides the form. */
const senderOf = (ctx: Context) => ({ address: ctx.ip, isOptedOut: isOptedOut(ctx) });

/** The schemas of a call's body: as JSON, and as a plain form posts it. */
export const bodies = <Sent extends z.ZodType, Posted extends z.ZodType>(
  sent: Sent,
  posted: Posted,
) => ({ [JSON_TYPE]: sent, [FORM_TYPE]: posted });

/** `outcome` names what a plain form post is answered with. */
export const answersOf = <Schema extends z.ZodType>(answered: Schema, outcome: string) =>
  ({
    200: found(answered, 'Stored'),
    303: {
      description: 'Answer to a plain form post: its page, in the thank-you or the error state',
      content: json(named(outcome, z.union([answered, errorAnswer])) as unknown as Schema),
      headers: ['Location'],
    },
  }) as const;

interface FormNeeds {
  intake: FormIntake;
  outbox: Outbox;
  delivery: Delivery;
}

/** The public forms. All of them answer after the post is stored. */
export const formRoutes = ({ intake, outbox, delivery }: FormNeeds) => [
  defineRoute({
    ...common,
    call: formCalls.contact,
    summary: 'Send the contact form, a request for API access, or an application',
    body: bodies(contactRequest, contactRequest),
    answers: answersOf(message, 'ContactOutcome'),
    isBodyUnread: true,
    async handle({ body, ctx }) {
      const { kind, form } = parseContact(body);
      await intake.take({ kind, form, ...senderOf(ctx) });
      outbox.wake();
      return { message: 'Message sent successfully!' };
    },
  }),
  defineRoute({
    ...common,
    call: formCalls.newsletter,
    summary: 'Subscribe to the newsletter',
    body: bodies(newsletterRequest, newsletterRequest),
    answers: answersOf(message, 'NewsletterOutcome'),
    async handle({ body, ctx }) {
      await intake.take({ kind: 'newsletter', form: body, ...senderOf(ctx) });
      outbox.wake();
      return { message: 'Successfully subscribed!' };
    },
  }),
  defineRoute({
    ...common,
    call: formCalls.createDemoUser,
    summary: 'Start a trial',
    body: bodies(demoUserRequest, trialRequest),
    answers: answersOf(demoUserAnswer, 'DemoUserOutcome'),
    errors: ['bad_gateway'],
    handle: ({ body, ctx }) => startTrial(body, { intake, outbox, delivery }, senderOf(ctx)),
  }),
  defineRoute({
    ...common,
    call: formCalls.sendContactMail,
    summary: 'Send a message as one text',
    body: bodies(contactMailRequest, contactMailRequest),
    answers: answersOf(contactMailAnswer, 'ContactMailOutcome'),
    async handle({ body, ctx }) {
      // The one recipient is configured, whatever `toMail` says.
      const { fromMail: email, subject, content, toMail: _, ...guard } = body;
      const form = { email, subject, message: content, ...guard };
      await intake.take({ kind: 'contact', form, ...senderOf(ctx) });
      outbox.wake();
      const text = 'Message sent successfully!';
      return { message: text, data: { message: text } };
    },
  }),
];
