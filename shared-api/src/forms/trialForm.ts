import { REGIONS } from '../contract/values';
import { emailAddress, requiredLine } from './formFields';
import { z } from './zod';

const REGION_MESSAGE = 'Please select a region';
const PHONE_MESSAGE = 'Please enter a valid phone number';
const MAX_TYPED = 40;

const digitsOf = (text: string) => text.replace(/\D/g, '');
const typed = (pattern: RegExp) =>
  z.string(PHONE_MESSAGE).trim().max(MAX_TYPED, PHONE_MESSAGE).regex(pattern, PHONE_MESSAGE);

/** Empty, or 7 to 15 digits; whatever else was typed is dropped. */
const phone = typed(/^(?:$|(?:\D*\d){7,15}\D*$)/)
  .transform(digitsOf)
  .default('');

/** Empty, or a country's prefix: a plus sign and 1 to 4 digits, perhaps with a space or hyphen. */
const phonePrefix = typed(/^(?:$|\+\d(?:[ -]?\d){0,3}$)/)
  .transform((text) => (text === '' ? '' : `+${digitsOf(text)}`))
  .default('+1');

const account = {
  email: emailAddress(),
  companyName: requiredLine(200, 'Please enter a company name'),
};

export const trialForm = z.strictObject({
  region: z.enum(REGIONS, REGION_MESSAGE),
  ...account,
  phonePrefix,
  phone,
});

/** The body of `CreateDemoUser`; `phone` is empty, or a prefix and 7 to 15 digits. */
export const demoUserBody = z.strictObject({
  isUs: z.boolean(REGION_MESSAGE),
  ...account,
  phone: typed(/^(?:$|(?:[^+\d]*\d){7,15}\D*$|\+(?:\D*\d){8,19}\D*$)/)
    .transform((text) => (text.startsWith('+') ? `+${digitsOf(text)}` : digitsOf(text)))
    .default(''),
});

/** The call's body for a filled trial dialog. */
export function demoUserOf(form: z.output<typeof trialForm>): z.output<typeof demoUserBody> {
  const { region, email, companyName } = form;
  const number = form.phone === '' ? '' : form.phonePrefix + form.phone;
  return { isUs: region === 'USA', email, companyName, phone: number };
}
