import type { DemoUserAnswer } from '@pressline/shared-api';
import { apiAccessForm } from '@pressline/shared-api/forms/apiAccessForm';
import { careersForm } from '@pressline/shared-api/forms/careersForm';
import { contactForm } from '@pressline/shared-api/forms/contactForm';
import { contactMailBody } from '@pressline/shared-api/forms/contactMailBody';
import { formGuard } from '@pressline/shared-api/forms/formGuard';
import { newsletterForm } from '@pressline/shared-api/forms/newsletterForm';
import { demoUserBody, trialForm } from '@pressline/shared-api/forms/trialForm';
import { z } from 'zod';
import { FORM_PATHS } from '../../forms/formKindOf';
import { answer, body } from '../components';
import { errorAnswer } from '../errorSchemas';
import { type AnswerDescription, found, json, type RouteDescription } from '../RouteDescription';
import { message } from './message';

const guarded = <Form extends z.ZodObject>(form: Form) => form.extend(formGuard.shape);

const contact = body(
  'ContactRequest',
  z.union([
    guarded(contactForm).extend({ kind: z.literal('contact').optional() }),
    guarded(apiAccessForm).extend({ kind: z.literal('api-access') }),
    guarded(careersForm).extend({ kind: z.literal('careers') }),
  ]),
);
const newsletter = body('NewsletterRequest', guarded(newsletterForm));
const demoUser = body('DemoUserRequest', guarded(demoUserBody));
const trial = body('TrialRequest', guarded(trialForm));
const contactMail = body('ContactMailRequest', guarded(contactMailBody));

const url = z.url().optional();
const demoUserAnswer = answer(
  'DemoUserAnswer',
  z.object({
    message: z.string(),
    data: z.object({ data: z.object({ url, data: z.object({ url }) }) }),
  }) satisfies z.ZodType<DemoUserAnswer>,
);
const contactMailAnswer = answer(
  'ContactMailAnswer',
  z.object({ message: z.string(), data: z.object({ message: z.string() }) }),
);

function common(sent: z.ZodType, asForm: z.ZodType, answered: z.ZodType, id: string) {
  const seeOther: AnswerDescription = {
    description: 'To a plain form post: its page, in the thank-you or the error state',
    content: json(answer(id, z.union([answered, errorAnswer]))),
    headers: ['Location'],
  };
  return {
    method: 'post',
    tag: 'Forms',
    body: { ...json(sent), 'application/x-www-form-urlencoded': asForm },
    answers: { 200: found(answered, 'Stored'), 303: seeOther },
  } as const;
}

/** The public forms and the provider gateway. */
export const formDescriptions: readonly RouteDescription[] = [
  {
    ...common(contact, contact, message, 'ContactOutcome'),
    path: FORM_PATHS.contact,
    summary: 'Send the contact form, a request for API access, or an application',
    errors: ['forbidden', 'rate_limited'],
  },
  {
    ...common(newsletter, newsletter, message, 'NewsletterOutcome'),
    path: FORM_PATHS.newsletter,
    summary: 'Subscribe to the newsletter',
    errors: ['forbidden', 'rate_limited'],
  },
  {
    ...common(demoUser, trial, demoUserAnswer, 'DemoUserOutcome'),
    path: FORM_PATHS.createDemoUser,
    summary: 'Start a trial',
    errors: ['forbidden', 'rate_limited', 'bad_gateway'],
  },
  {
    ...common(contactMail, contactMail, contactMailAnswer, 'ContactMailOutcome'),
    path: FORM_PATHS.sendContactMail,
    summary: 'Send a message as one text',
    errors: ['forbidden', 'rate_limited'],
  },
];
