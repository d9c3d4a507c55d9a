import { z } from 'zod';
import { emailAddress } from './formFields';

/** The newsletter sign-up. */
export const newsletterForm = z.strictObject({ email: emailAddress() });

export type NewsletterForm = z.input<typeof newsletterForm>;
