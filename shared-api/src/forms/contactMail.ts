import type { ContactForm } from './contactForm';

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
