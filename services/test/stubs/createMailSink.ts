import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  recipients: string[];
  /** Unfolded header lines. */
  headers: string[];
  /** The text with its transfer encoding undone. */
  text: string;
}

export interface MailSink {
  url: string;
  port: number;
  mails: ReceivedMail[];
  /** Called while a mail arrives, before it is acknowledged. */
  onMail: (mail: ReceivedMail) => Promise<void> | void;
  close(): Promise<void>;
}

function decode(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(encoding)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function parseMail(raw: string): Pick<ReceivedMail, 'headers' | 'text'> {
  const end = raw.indexOf('\r\n\r\n');
  const headers = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const encoding = headers.find((line) => /^content-transfer-encoding:/i.test(line)) ?? '';
  const text = decode(raw.slice(end + 4), encoding)
    .replace(/\r\n/g, '\n')
    .trimEnd();
  return { headers, text };
}

/** A real SMTP server on loopback that keeps what it receives. */
export async function createMailSink(port = 0): Promise<MailSink> {
  const sink: MailSink = {
    url: '',
    port: 0,
    mails: [],
    onMail: () => undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const mail = {
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          recipients: envelope.rcptTo.map(({ address }) => address),
          ...parseMail(Buffer.concat(chunks).toString('utf8')),
        };
        try {
          await sink.onMail(mail);
          sink.mails.push(mail);
          done();
        } catch (error) {
          done(error as Error);
        }
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  sink.port = (listening.address() as AddressInfo).port;
  sink.url = `smtp://127.0.0.1:${sink.port}`;
  return sink;
}
