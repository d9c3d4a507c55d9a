import { emailAddress } from './formFields';
import { z } from './zod';

/** The newsletter sign-up. */
export const newsletterForm = z.strictObject({ email: emailAddress() });

export type NewsletterForm = z.input<typeof newsletterForm>;
