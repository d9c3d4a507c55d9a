import { emailAddress, optionalText, requiredLine } from './formFields';
import { z } from './zod';

export const JOB_VOLUMES = ['1-100', '101-500', '501-2000', '2000+'] as const;

/** The fields that all forms which write to a person share. */
export const senderFields = {
  firstName: requiredLine(100, 'Please enter your first name'),
  lastName: requiredLine(100, 'Please enter your last name'),
  email: emailAddress(),
};

export const contactForm = z.strictObject({
  ...senderFields,
  company: requiredLine(200, 'Please enter a company name'),
  jobVolume: z.enum(['', ...JOB_VOLUMES], 'Please select a job volume').default(''),
  message: optionalText(5_000),
});

export type ContactForm = z.input<typeof contactForm>;

/** The subject under which the contact form is sent. */
export const CONTACT_SUBJECT = 'Schedule a demo';

/** The body of `SendContactMail` for a filled contact form. */
export function contactMail(form: ContactForm, toMail: string) {
  const content = [
    `Name: ${form.firstName} ${form.lastName}`,
    `Email: ${form.email}`,
    `Company: ${form.company}`,
    `Monthly job volume: ${form.jobVolume || 'N/A'}`,
    `Message: ${form.message || 'No additional information was given.'}`,
  ].join('\n');
  return { fromMail: form.email, toMail, subject: CONTACT_SUBJECT, content };
}
