import { safeHref } from '@pressline/shared-api';
import { EMAIL_PATTERN, isDeliverable } from '@pressline/shared-api/forms/emailPattern';
import { z } from 'zod';

/** Where submissions and mails go. Without any of it submissions stay in the outbox. */
export interface DeliveryConfig {
  /** `smtp://` or `smtps://`, with user and password if need be. */
  smtpUrl?: string;
  mailFrom?: string;
  /** Who gets what visitors sent. */
  mailTo?: string;
  /** Base addresses of the real CRM and mail provider. */
  providerUrl?: string;
  providerMailUrl?: string;
  /** Where the account of a trial lives when there is no provider. */
  demoAppUrl: string;
  /** How long a provider may take to answer; 8 s unless given. */
  providerTimeoutMs?: number;
}

const unlessEmpty = <S extends z.ZodType<string>>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const address = z
  .string()
  .refine((text) => EMAIL_PATTERN.test(text) && isDeliverable(text), 'must be one email address');
// The addresses receive visitors' data, and one of them is shown to visitors.
const safeUrl = z
  .string()
  .refine((value) => safeHref(value), 'must be an https address, or http for loopback');
const isSmtp = (value: string) => URL.canParse(value) && /^smtps?:\/\/./.test(value);

/** The variables that say where submissions go (`.env.example`). */
export const deliveryEnvironment = {
  SMTP_URL: unlessEmpty(z.string().refine(isSmtp, 'must be smtp:// or smtps:// and a host')),
  MAIL_FROM: unlessEmpty(address),
  MAIL_TO: unlessEmpty(address),
  PROVIDER_URL: unlessEmpty(safeUrl),
  PROVIDER_MAIL_URL: unlessEmpty(safeUrl),
  DEMO_APP_URL: unlessEmpty(safeUrl),
};

const environment = z.object(deliveryEnvironment);
type DeliveryValues = z.output<typeof environment>;

const DEMO_APP_URL = 'https://app.pressline.example/';

/** Variables that are missing because others are set, with a message. */
export function missingForDelivery(env: DeliveryValues): [string, string][] {
  const missing: [string, string][] = [];
  if (env.SMTP_URL && !env.MAIL_FROM) missing.push(['MAIL_FROM', 'is required with SMTP_URL']);
  if ((env.SMTP_URL || env.PROVIDER_MAIL_URL) && !env.MAIL_TO) {
    missing.push(['MAIL_TO', 'is required with SMTP_URL and PROVIDER_MAIL_URL']);
  }
  return missing;
}

/** The configuration of delivery from parsed environment variables. */
export const readDelivery = (env: DeliveryValues): DeliveryConfig => ({
  smtpUrl: env.SMTP_URL,
  mailFrom: env.MAIL_FROM,
  mailTo: env.MAIL_TO,
  providerUrl: env.PROVIDER_URL,
  providerMailUrl: env.PROVIDER_MAIL_URL,
  demoAppUrl: env.DEMO_APP_URL ?? DEMO_APP_URL,
});
