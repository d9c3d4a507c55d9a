/** Where submissions go. Without any of it they stay in the outbox. */
export interface DeliveryConfig {
  /** `smtp://` or `smtps://`, with user and password if need be. */
  smtpUrl?: string;
  mailFrom?: string;
  /** The one recipient of all mail. */
  mailTo?: string;
  /** Base addresses of the real CRM and mail provider. */
  providerUrl?: string;
  providerMailUrl?: string;
  /** Where the account of a trial lives when there is no provider. */
  demoAppUrl: string;
  /** How long a provider may take to answer; 8 s unless given. */
  providerTimeoutMs?: number;
}
