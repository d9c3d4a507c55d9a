import { z } from 'zod';
import { apiAccessForm } from '../../forms/apiAccessForm';
import { careersForm } from '../../forms/careersForm';
import { contactForm } from '../../forms/contactForm';
import { contactMailBody } from '../../forms/contactMailBody';
import { formGuard } from '../../forms/formGuard';
import { newsletterForm } from '../../forms/newsletterForm';
import { demoUserBody, trialForm } from '../../forms/trialForm';
import { message, named } from '../common';

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

export const contactRequest = named(
  'ContactRequest',
  z.union([
    contactRequests.contact.extend({ kind: z.literal('contact').optional() }),
    contactRequests['api-access'].extend({ kind: z.literal('api-access') }),
    contactRequests.careers.extend({ kind: z.literal('careers') }),
  ]),
);
export const newsletterRequest = named('NewsletterRequest', guarded(newsletterForm));
export const demoUserRequest = named('DemoUserRequest', guarded(demoUserBody));
/** A page without script posts the dialog's own fields. */
export const trialRequest = named('TrialRequest', guarded(trialForm));
export const contactMailRequest = named('ContactMailRequest', guarded(contactMailBody));

const url = z.url().optional();

/** Read the address with `accountUrlOf`, which also checks it; it is absent when it follows by email. */
export const demoUserAnswer = named(
  'DemoUserAnswer',
  message.extend({ data: z.object({ data: z.object({ url, data: z.object({ url }) }) }) }),
);
export const contactMailAnswer = named(
  'ContactMailAnswer',
  message.extend({ data: z.object({ message: z.string() }) }),
);

export type ContactRequest = z.input<typeof contactRequest>;
export type NewsletterRequest = z.input<typeof newsletterRequest>;
export type DemoUserRequest = z.input<typeof demoUserRequest>;
export type ContactMailRequest = z.input<typeof contactMailRequest>;
export type FormAnswer = z.infer<typeof message>;
export type DemoUserAnswer = z.infer<typeof demoUserAnswer>;
export type ContactMailAnswer = z.infer<typeof contactMailAnswer>;
