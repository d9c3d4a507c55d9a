import { z } from 'zod';
import { contactForm, senderFields } from '../../forms/contactForm';
import {
  emailAddress,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
} from '../../forms/formFields';
import { formGuard } from '../../forms/formGuard';
import { newsletterForm } from '../../forms/newsletterForm';
import { demoUserBody, trialForm } from '../../forms/trialForm';
import { formAnswers } from '../answer';
import { formBody, unchecked } from '../body';
import { message, named } from '../common';
import { endpoint } from '../endpoint';

function isHttps(value: string): boolean {
  if (value === '') return true;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url?.protocol === 'https:' && !url.username && !url.password;
}

/** An application; `POST /api/contact` with the kind `careers`. */
export const careersForm = z.strictObject({
  ...senderFields,
  /** Empty: for no position in particular. */
  position: optionalLine(200),
  /** Where a resume or a profile can be read. */
  profileUrl: optionalLine(500).refine(isHttps, 'Please enter an https address'),
  message: optionalText(10_000),
});

/** A request for an API key; `POST /api/contact` with the kind `api-access`. */
export const apiAccessForm = z.strictObject({
  ...senderFields,
  company: requiredLine(200, 'Please enter a company name'),
  /** What the key is for. */
  message: optionalText(5_000),
});

/** The body of `SendContactMail`. `toMail` must be one address and changes nothing. */
export const contactMailBody = z.strictObject({
  fromMail: emailAddress(),
  toMail: z.union([z.literal(''), emailAddress()], 'Please enter a valid email address').optional(),
  subject: optionalLine(200),
  content: requiredText(10_000, 'Please enter a message'),
});

const guarded = <Shape extends z.ZodRawShape>(form: z.ZodObject<Shape, z.core.$strict>) =>
  form.extend(formGuard.shape);

/** Kinds that share the contact path, told apart by the field `kind`. */
export const CONTACT_KINDS = ['contact', 'api-access', 'careers'] as const;

export type ContactKind = (typeof CONTACT_KINDS)[number];

/** The forms of the contact path by their kind. */
export const contactRequests = {
  contact: guarded(contactForm),
  'api-access': guarded(apiAccessForm),
  careers: guarded(careersForm),
} as const satisfies Readonly<Record<ContactKind, z.ZodType>>;

const contactRequest = named(
  'ContactRequest',
  z.union([
    contactRequests.contact.extend({ kind: z.literal('contact').optional() }),
    contactRequests['api-access'].extend({ kind: z.literal('api-access') }),
    contactRequests.careers.extend({ kind: z.literal('careers') }),
  ]),
);
const newsletterRequest = named('NewsletterRequest', guarded(newsletterForm));
export const demoUserRequest = named('DemoUserRequest', guarded(demoUserBody));
/** A page without script posts the dialog's own fields. */
export const trialRequest = named('TrialRequest', guarded(trialForm));
const contactMailRequest = named('ContactMailRequest', guarded(contactMailBody));

const url = z.url().optional();

/** Read the address with `accountUrlOf`, which also checks it; it is absent when it follows by email. */
const demoUserAnswer = named(
  'DemoUserAnswer',
  message.extend({ data: z.object({ data: z.object({ url, data: z.object({ url }) }) }) }),
);
const contactMailAnswer = named(
  'ContactMailAnswer',
  message.extend({ data: z.object({ message: z.string() }) }),
);

const form = { tag: 'Forms', access: 'public', limits: ['forms'] } as const;

/**
 * `api.forms`: the public forms. All calls throw ApiError: 400 with `fields`, 429 with Retry-After,
 * 503. What was answered without an error is stored.
 */
export const formEndpoints = {
  createDemoUser: endpoint('POST /api/provider/v1/crm-service/employee/CreateDemoUser', {
    ...form,
    summary: 'Start a trial',
    body: formBody(demoUserRequest, trialRequest),
    answers: formAnswers(demoUserAnswer, 'DemoUserOutcome'),
    errors: ['bad_gateway'],
  }),
  sendContactMail: endpoint('POST /api/provider/PrintHouseProfile/SendContactMail', {
    ...form,
    summary: 'Send a message as one text',
    body: formBody(contactMailRequest),
    answers: formAnswers(contactMailAnswer, 'ContactMailOutcome'),
  }),
  contact: endpoint('POST /api/contact', {
    ...form,
    summary: 'Send the contact form, a request for API access, or an application',
    body: unchecked(formBody(contactRequest)),
    answers: formAnswers(message, 'ContactOutcome'),
  }),
  newsletter: endpoint('POST /api/newsletter', {
    ...form,
    summary: 'Subscribe to the newsletter',
    body: formBody(newsletterRequest),
    answers: formAnswers(message, 'NewsletterOutcome'),
  }),
};

export type DemoUserAnswer = z.infer<typeof demoUserAnswer>;
