import { emailAddress, optionalLine, requiredText } from './formFields';
import { z } from './zod';

/** The body of `SendContactMail`. `toMail` must be one address and changes nothing. */
export const contactMailBody = z.strictObject({
  fromMail: emailAddress(),
  toMail: z.union([z.literal(''), emailAddress()], 'Please enter a valid email address').optional(),
  subject: optionalLine(200),
  content: requiredText(10_000, 'Please enter a message'),
});
