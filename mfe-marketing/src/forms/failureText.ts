import { ApiError } from '@pressline/shared-api';

const LATER = 'Please try again later.';

export function failureText(error: unknown): string {
  return error instanceof ApiError ? error.reason : LATER;
}

const REASONS: Readonly<Record<string, string>> = {
  validation: 'Check the highlighted fields.',
  rate_limited: 'Too many requests in a short time. Please wait a few minutes.',
  too_large: 'Your message is too long. Please shorten it.',
};

/** The same for a post without script, whose redirect names the API's error code. */
export const reasonText = (reason: string) => REASONS[reason] ?? LATER;

const FIELD_TEXTS: Readonly<Record<string, string>> = {
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  email: 'Please enter a valid email address',
  company: 'Please enter a company name',
  companyName: 'Please enter a company name',
  region: 'Please select a region',
  phone: 'Please enter a valid phone number',
  phonePrefix: 'Please enter a valid phone number',
  jobVolume: 'Please select a job volume',
  message: 'Please use 5,000 characters or fewer',
};

export function refusedFields(fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((name) => {
      const message = FIELD_TEXTS[name];
      return message ? [[name, message]] : [];
    }),
  );
}
