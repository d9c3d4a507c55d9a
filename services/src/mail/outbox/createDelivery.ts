import {
  accountUrlOf,
  SUBMISSION_KINDS,
  type SubmissionKind,
  safeHref,
} from '@pressline/shared-api';
import { createMailer } from './createMailer';
import type { DeliveryConfig } from './deliveryEnvironment';
import { type Letter, mailOf } from './mailOf';
import { postJson } from './postJson';
import type { StoredSubmission } from './StoredSubmission';

const PROVIDER_MS = 8_000;

type Deliver = (submission: StoredSubmission) => Promise<string | undefined>;

/** Hands over one mail; `id` is the same for each attempt. */
export type SendMail = (
  letter: Letter,
  about: { id: string; isOptedOut?: boolean | undefined },
) => Promise<void>;

const joined = (base: string, path: string) => base.replace(/\/+$/, '') + path;

export type Delivery = ReturnType<typeof createDelivery>;

/** Calls the real provider where one is configured, and sends mail otherwise. */
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

  function byProviderMail(url: string, sender: string): SendMail {
    return async ({ to: toMail, subject, replyTo, text }, { id, isOptedOut }) => {
      const body = { fromMail: replyTo ?? sender, toMail, subject, content: text };
      const path = '/PrintHouseProfile/SendContactMail';
      await postJson(joined(url, path), body, { id, isOptedOut, timeoutMs });
    };
  }

  function byMailServer(url: string, from: string): SendMail {
    const mailer = createMailer(url, from);
    return (letter, { id }) => mailer.send(letter, id);
  }

  function mailChannel(): SendMail | undefined {
    if (!mailTo) return undefined;
    if (providerMailUrl) return byProviderMail(providerMailUrl, mailFrom ?? mailTo);
    return smtpUrl && mailFrom ? byMailServer(smtpUrl, mailFrom) : undefined;
  }

  const sendMail = mailChannel();
  const mail: Deliver | undefined =
    sendMail &&
    (async (submission) => {
      const { _id, isOptedOut } = submission;
      const letter = { ...mailOf(submission), to: String(mailTo) };
      await sendMail(letter, { id: String(_id), isOptedOut });
      return undefined;
    });
  const trial = providerUrl ? byProvider(providerUrl) : mail;
  const channelOf = (kind: SubmissionKind) => (kind === 'trial' ? trial : mail);

  return {
    /** What can be delivered; the rest stays in the outbox. */
    kinds: SUBMISSION_KINDS.filter((kind) => channelOf(kind)),
    /** Sends a mail to any address; undefined while mail is not configured. */
    sendMail,
    hasProvider: providerUrl !== undefined,
    /** @throws PermanentDeliveryError; Error when a later attempt may succeed */
    async deliver(submission: StoredSubmission) {
      const channel = channelOf(submission.kind);
      if (!channel) throw new Error('No delivery is configured for this');
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
