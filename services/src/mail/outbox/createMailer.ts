import { setTimeout as delay } from 'node:timers/promises';
import { domainToASCII } from 'node:url';
import { isDeliverable } from '@pressline/shared-api/forms/emailPattern';
import type { Transporter } from 'nodemailer';
import type { Letter } from './mailOf';

const CONNECT_MS = 5_000;
const SOCKET_MS = 15_000;
/** For a mail server that answers, but slowly; the times above are for silence. */
const WHOLE_MS = 45_000;

/** An address as every mail server takes it; undefined when there is none. */
function headerAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  const domain = domainToASCII(address.slice(at + 1));
  return isDeliverable(address) && domain ? `${address.slice(0, at)}@${domain}` : undefined;
}

const byHand = (address: string) =>
  `This email has no reply address because mail servers may reject “${address}”. Copy the address from here.`;

/** Sends plain text to one recipient; `id` becomes the Message-ID, which reveals repeats. */
export function createMailer(smtpUrl: string, from: string) {
  let transport: Transporter | undefined;
  // The library is loaded for the first mail.
  async function open(): Promise<Transporter> {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: smtpUrl,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      dnsTimeout: CONNECT_MS,
      socketTimeout: SOCKET_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return {
    /** Resolves when the mail server has taken the mail. @throws Error */
    async send({ to, subject, replyTo, text }: Letter, id: string) {
      transport ??= await open();
      const replyAddress = replyTo && headerAddress(replyTo);
      const sent = transport.sendMail({
        from: { name: '', address: from },
        to: { name: '', address: to },
        ...(replyAddress && { replyTo: { name: '', address: replyAddress } }),
        envelope: { from, to: [to] },
        messageId: `<${id}@${domain}>`,
        subject,
        text: replyTo && !replyAddress ? `${text}\n\n${byHand(replyTo)}` : text,
      });
      const patience = new AbortController();
      const tooLong = delay(WHOLE_MS, undefined, { signal: patience.signal, ref: false }).then(
        () => {
          throw new Error('The mail server took too long');
        },
      );
      await Promise.race([sent, tooLong]).finally(() => patience.abort());
    },
  };
}
