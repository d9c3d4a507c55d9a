import {
  accountUrlOf,
  SUBMISSION_KINDS,
  type SubmissionKind,
  safeHref,
} from '@pressline/shared-api';
import { createMailer } from './createMailer';
import type { DeliveryConfig } from './DeliveryConfig';
import { mailOf } from './mailOf';
import { postJson } from './postJson';
import type { StoredSubmission } from './StoredSubmission';

const PROVIDER_MS = 8_000;

/** Delivers one submission. @returns the address of the account, if one was created */
type Deliver = (submission: StoredSubmission) => Promise<string | undefined>;

const joined = (base: string, path: string) => base.replace(/\/+$/, '') + path;

export type Delivery = ReturnType<typeof createDelivery>;

/** Calls the real provider where one is configured, and sends mail to staff otherwise. */
export function createDelivery(config: DeliveryConfig) {
  const { providerUrl, providerMailUrl, smtpUrl, mailFrom, mailTo } = config;
  const { demoAppUrl, providerTimeoutMs: timeoutMs = PROVIDER_MS } = config;

  function byProvider(url: string): Deliver {
    return async ({ _id, fields, isOptedOut }) => {
      const { region, email, companyName, phone = '' } = fields;
      const body = { isUs: region === 'USA', email, companyName, phone };
      const path = '/v1/crm-service/employee/CreateDemoUser';
      const call = { id: String(_id), isOptedOut, timeoutMs };
      return accountUrlOf(await postJson(joined(url, path), body, call));
    };
  }

  function byProviderMail(url: string, toMail: string): Deliver {
    return async (submission) => {
      const { subject, replyTo, text } = mailOf(submission);
      const body = { fromMail: replyTo, toMail, subject, content: text };
      const path = '/PrintHouseProfile/SendContactMail';
      const { _id, isOptedOut } = submission;
      await postJson(joined(url, path), body, { id: String(_id), isOptedOut, timeoutMs });
      return undefined;
    };
  }

  function byMail(url: string, from: string, to: string): Deliver {
    const mailer = createMailer(url, from, to);
    return async (submission) => {
      await mailer.send(mailOf(submission), String(submission._id));
      return undefined;
    };
  }

  function mailChannel(): Deliver | undefined {
    if (!mailTo) return undefined;
    if (providerMailUrl) return byProviderMail(providerMailUrl, mailTo);
    return smtpUrl && mailFrom ? byMail(smtpUrl, mailFrom, mailTo) : undefined;
  }

  const mail = mailChannel();
  const trial = providerUrl ? byProvider(providerUrl) : mail;
  const channelOf = (kind: SubmissionKind) => (kind === 'trial' ? trial : mail);

  return {
    /** What can be delivered; the rest stays in the outbox. */
    kinds: SUBMISSION_KINDS.filter((kind) => channelOf(kind)),
    /** Whether a real provider creates trials. */
    hasProvider: providerUrl !== undefined,
    /** @throws PermanentDeliveryError; Error when a later attempt may succeed */
    async deliver(submission: StoredSubmission) {
      const channel = channelOf(submission.kind);
      if (!channel) throw new Error('Nothing is configured to deliver this');
      return channel(submission);
    },
    /** The address of a trial's account while there is no provider. */
    demoUrl(id: string) {
      const url = new URL(safeHref(demoAppUrl) ?? '');
      url.searchParams.set('account', id);
      return url.href;
    },
  };
}
