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
