import { senderFields } from './contactForm';
import { optionalText, requiredLine } from './formFields';
import { z } from './zod';

/** A request for an API key; `POST /api/contact` with the kind `api-access`. */
export const apiAccessForm = z.strictObject({
  ...senderFields,
  company: requiredLine(200, 'Please enter a company name'),
  /** What the key is for. */
  message: optionalText(5_000),
});
